import { existsSync } from "node:fs"
import { Effect } from "effect"
import { lendUniverse } from "../../../engine/test/universe/lendUniverse.ts"
import { dataFolder } from "../../src/site/dataFolder.ts"
import { DEMO_SEED } from "../../src/start/StartOptions.ts"

/** Puts the demo universe into a data folder before its first start, which then need not build it. */
export const lendDemo = async (data: string, records = 20_000): Promise<void> => {
  const { demoUniverse: folder } = dataFolder(data)
  if (!existsSync(folder)) await Effect.runPromise(lendUniverse({ folder, records, seed: DEMO_SEED }))
}
