import { existsSync } from "node:fs"
import { UNIVERSE_NAMES } from "@listwright/domain/catalog"
import { Effect } from "effect"
import {
  firstUniverseName,
  hasSampleUniverse,
  universeFolder,
  siteUniversesFolder,
} from "../../../engine/src/universe.ts"
import { lendUniverse } from "../../../engine/test/universe/lendUniverse.ts"
import { SAMPLE_SEED } from "../../src/start/StartOptions.ts"

/** Puts the demo universes, whose files other tests share, into a data folder before its first start, which then need not build them. */
export const lendDemo = async (data: string, records = 20_000): Promise<void> => {
  for (const universe of UNIVERSE_NAMES.filter(hasSampleUniverse)) {
    const universes = siteUniversesFolder(data, universe)
    const folder = universeFolder(universes, firstUniverseName(universes))
    if (!existsSync(folder))
      await Effect.runPromise(lendUniverse({ folder, universe, records, seed: SAMPLE_SEED, isShared: true }))
  }
}
