import { existsSync } from "node:fs"
import { copyFile, cp, link, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { ensureUniverse } from "../../src/demo/ensureUniverse.ts"
import type { UniverseRequest } from "../../src/demo/UniverseRequest.ts"
import { forgetEarlierUniverses, keptUniverses } from "./keptUniverses.ts"

/** Gives a folder the same files under names of its own, except manifests, which tests like to change. */
const linkAll = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkAll(source, target)
    else if (entry.name.endsWith(".json")) await copyFile(source, target)
    // The temporary folder may be another disk.
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

export interface LentUniverse extends Omit<UniverseRequest, "onProgress"> {
  /** Shares the files of the universe with others, which saves copying 80 MB: for whoever only reads it. */
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
  const kept = join(keptUniverses, [universe, records, seed, ...states].join("-"))
  if (!existsSync(kept)) {
    const made = join(
      yield* Effect.promise(async () => {
        await mkdir(keptUniverses, { recursive: true })
        forgetEarlierUniverses()
        return mkdtemp(join(keptUniverses, "made-"))
      }),
      "universe",
    )
    yield* ensureUniverse({
      folder: made,
      universe,
      records,
      seed,
      ...(states.length === 0 ? {} : { states }),
    })
    // Another file of tests may have built it meanwhile: theirs has the same bytes.
    yield* Effect.promise(() => rename(made, kept).catch(() => {}))
    yield* Effect.promise(() => rm(dirname(made), { recursive: true }))
  }
  yield* Effect.promise(async () => {
    await mkdir(dirname(folder), { recursive: true })
    await (isShared ? linkAll(kept, folder) : cp(kept, folder, { recursive: true }))
  })
  return yield* ensureUniverse({ folder, universe, records, seed })
})
