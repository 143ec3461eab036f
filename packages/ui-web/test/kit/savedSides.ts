import { SIX } from "./tinyPeople.ts"
import type { Network, Side } from "./siteNetwork.ts"

export interface Sides {
  readonly north: Side
  readonly south: Side
}

const nothing: Side = { id: "", code: "", path: "" }
/** Those of a user who has saved nothing. */
export const NO_SIDES: Sides = { north: nothing, south: nothing }

/** Saves the six ZIP Codes as North side and then as South side, as the counts that a user comes back to. */
export const saveSides = async ({ saveList }: Network): Promise<Sides> => ({
  north: await saveList("North side", SIX),
  south: await saveList("South side", SIX),
})
