import { SIX } from "./tinyPeople.ts"
import type { Network, Side } from "./siteNetwork.ts"

export interface Sides {
  readonly north: Side
  readonly south: Side
}

const nothing: Side = { id: "", code: "", path: "" }
/** The sides of a user who hasn't saved any lists. */
export const NO_SIDES: Sides = { north: nothing, south: nothing }

/** The ZIP Codes of 176 people; the 78 people in 60614 live on the North side, too. */
const SOUTH = ["60614", "60616", "60622"]

/** Saves the six ZIP Codes as North side and then three as South side, as the counts that a user comes back to. */
export const saveSides = async ({ saveList }: Network): Promise<Sides> => ({
  north: await saveList("North side", SIX),
  south: await saveList("South side", SOUTH),
})
