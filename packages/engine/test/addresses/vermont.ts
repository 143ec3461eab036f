import { join } from "node:path"
import { readZips } from "@listwright/geography"
import { Effect } from "effect"
import { lendUniverse } from "../universe/lendUniverse.ts"
import { temporaryFolder } from "../universe/smallUniverse.ts"

/** A universe of one state, so that streets have several houses. */
export const lendVermont = Effect.gen(function* () {
  const folder = join(yield* temporaryFolder, "universe")
  return { folder, manifest: yield* lendUniverse({ folder, records: 20_000, seed: 7, states: ["VT"] }) }
})

/** All ZIP Codes of the country, as an address book wants them. */
export const zips = readZips().map(({ city, latitude, longitude, state, zip }) => ({
  zip,
  city,
  state,
  point: [longitude, latitude] as const,
}))
