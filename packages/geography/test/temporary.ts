import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

/** An empty folder that goes when the test ends. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "listwright-geography-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

/** A file of a text in a folder that goes when the test ends. */
export const temporaryFile = (name: string, text: string) =>
  Effect.gen(function* () {
    const file = join(yield* temporaryFolder, name)
    yield* Effect.promise(() => writeFile(file, text))
    return file
  })
