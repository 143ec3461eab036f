import { mkdir, readdir, rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { KEY_FOLDER } from "./loadUpload.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

const decodePaths = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ path: Schema.String })))

const keepOnly = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(folder))
    if (!wanted.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Creates the folders for uploads and key files, and deletes an interrupted process's leftovers. */
export const prepareFolders = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { suppressions, uploads } = yield* SuppressionFolders
  const keyFolder = join(suppressions, KEY_FOLDER)
  yield* Effect.promise(async () => {
    await mkdir(keyFolder, { recursive: true })
    await mkdir(uploads, { recursive: true, mode: 0o700 })
  })
  const known = decodePaths(yield* sql`SELECT keys_path AS path FROM suppression_files`)
  const sent = decodePaths(yield* sql`SELECT path FROM uploads`)
  yield* Effect.promise(async () => {
    await keepOnly(keyFolder, new Set(known.map(({ path }) => basename(path))))
    await keepOnly(uploads, new Set(sent.map(({ path }) => path)))
  })
}).pipe(Effect.orDie)
