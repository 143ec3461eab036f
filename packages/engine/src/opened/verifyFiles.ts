import { stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { readFileFacts } from "../files/readFileFacts.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import type { DataFile } from "../format/UniverseManifest.ts"

const read = <A>(folder: string, file: DataFile, work: (path: string) => Promise<A>) =>
  Effect.tryPromise({
    try: () => work(join(folder, file.path)),
    catch: (cause) => new UniverseUnusable({ file: file.path, reason: `cannot be read: ${String(cause)}` }),
  })

/** Checks, cheaply, that no file is missing or differs in length from the manifest; fails otherwise. */
export const verifyLengths = Effect.fn("verifyLengths")(function* (
  folder: string,
  files: ReadonlyArray<DataFile>,
): Effect.fn.Return<void, UniverseUnusable> {
  for (const file of files) {
    const { size } = yield* read(folder, file, (path) => stat(path))
    if (size !== file.bytes) {
      const reason = `is damaged: it has ${size} bytes instead of ${file.bytes}`
      return yield* new UniverseUnusable({ file: file.path, reason })
    }
  }
})

/** Checks that no file differs from the manifest by even a byte; fails otherwise. */
export const verifyFiles = Effect.fn("verifyFiles")(function* (
  folder: string,
  files: ReadonlyArray<DataFile>,
): Effect.fn.Return<void, UniverseUnusable> {
  yield* verifyLengths(folder, files)
  for (const file of files) {
    const { sha256 } = yield* read(folder, file, readFileFacts)
    if (sha256 !== file.sha256)
      return yield* new UniverseUnusable({ file: file.path, reason: "is damaged: its checksum is wrong" })
  }
})
