import { existsSync } from "node:fs"
import { Effect } from "effect"
import { lendUniverse } from "../../../engine/test/universe/lendUniverse.ts"
import { firstName, universeFolder, universesOf } from "../../../engine/src/universe.ts"
import { DEMO_SEED } from "../../src/start/StartOptions.ts"

/** Puts the demo universe into a data folder before its first start, which then need not build it. */
export const lendDemo = async (data: string, records = 20_000): Promise<void> => {
  const universes = universesOf(data, "consumer")
  const folder = universeFolder(universes, firstName(universes))
  if (!existsSync(folder)) await Effect.runPromise(lendUniverse({ folder, records, seed: DEMO_SEED }))
}
