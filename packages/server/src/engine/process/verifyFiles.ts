import { stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { fileFacts } from "../../universe/build/fileFacts.ts"
import { UniverseUnusable } from "../../universe/UniverseErrors.ts"
import type { UniverseFile } from "../../universe/UniverseManifest.ts"

/** Refuses a file that is not, byte for byte, what the manifest says; lengths first, since they cost nothing. */
export const verifyFiles = Effect.fn("verifyFiles")(function* (
  folder: string,
  files: ReadonlyArray<UniverseFile>,
): Effect.fn.Return<void, UniverseUnusable> {
  const read = <A>(file: UniverseFile, work: (path: string) => Promise<A>) =>
    Effect.tryPromise({
      try: () => work(join(folder, file.path)),
      catch: (cause) => new UniverseUnusable({ file: file.path, reason: `cannot be read: ${String(cause)}` }),
    })
  for (const file of files) {
    const { size } = yield* read(file, (path) => stat(path))
    if (size !== file.bytes) {
      const reason = `is damaged: it has ${size} bytes instead of ${file.bytes}`
      return yield* new UniverseUnusable({ file: file.path, reason })
    }
  }
  for (const file of files) {
    const { sha256 } = yield* read(file, fileFacts)
    if (sha256 !== file.sha256)
      return yield* new UniverseUnusable({ file: file.path, reason: "is damaged: its checksum is wrong" })
  }
})
