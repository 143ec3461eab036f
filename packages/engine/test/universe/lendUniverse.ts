import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { ensureUniverse } from "../../src/demo/ensureUniverse.ts"
import type { UniverseRequest } from "../../src/demo/UniverseRequest.ts"

/** Where one run of vitest keeps what its files share; `vitest.config.ts` makes and removes it. */
const runFolder = process.env["LISTWRIGHT_TEST_RUN"] ?? (await mkdtemp(join(tmpdir(), "listwright-run-")))

/**
 * Puts a finished demo universe into a folder: a copy of its own, so that a test may change its files. One of a size,
 * seed and states is built once a run of the tests: building takes seconds of both processors, however small it is.
 */
export const lendUniverse = Effect.fn("lendUniverse")(function* ({
  folder,
  records,
  seed,
  states = [],
  universe = "consumer",
}: Omit<UniverseRequest, "onProgress">) {
  const kept = join(runFolder, [universe, records, seed, ...states].join("-"))
  if (!existsSync(kept)) {
    const made = join(yield* Effect.promise(() => mkdtemp(join(runFolder, "made-"))), "universe")
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
    await cp(kept, folder, { recursive: true })
  })
  return yield* ensureUniverse({ folder, universe, records, seed })
})
