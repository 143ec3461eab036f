import { cp, mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect } from "effect"
import { ensureUniverse } from "../../src/sample-universe/ensureUniverse.ts"
import type { UniverseRequest } from "../../src/sample-universe/UniverseRequest.ts"
import { keptUniverse, linkUniverse } from "./keptUniverses.ts"

export interface LentUniverse extends Omit<UniverseRequest, "onProgress"> {
  /** Shares the files in the universe with others, which saves copying 80 MB: for whoever only reads it. */
  readonly isShared?: boolean
}

/**
 * Puts a finished demo universe into a folder: a copy of its own, so that a test may change its files, unless it is shared.
 * One of a size, seed and states is built once: building takes seconds of both processors, however small it is.
 */
export const lendUniverse = Effect.fn("lendUniverse")(function* ({
  folder,
  isShared = false,
  records,
  seed,
  states = [],
  universe = "consumer",
}: LentUniverse) {
  const kept = yield* keptUniverse([universe, records, seed, ...states].join("-"), (made) =>
    ensureUniverse({
      folder: made,
      universe,
      records,
      seed,
      ...(states.length === 0 ? {} : { states }),
    }),
  )
  yield* Effect.promise(async () => {
    await mkdir(dirname(folder), { recursive: true })
    await (isShared ? linkUniverse(kept, folder) : cp(kept, folder, { recursive: true }))
  })
  return yield* ensureUniverse({ folder, universe, records, seed })
})
