import { availableParallelism } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { Effect } from "effect"
import { readManifest } from "../../universe/readManifest.ts"
import { UniverseUnusable } from "../../universe/UniverseErrors.ts"
import type { UniverseManifest } from "../../universe/UniverseManifest.ts"
import { verifyFiles } from "./verifyFiles.ts"

/** Larger universes are read from their files at every question; smaller ones are held in memory, about 70 bytes a row. */
const MOST_IN_MEMORY = 5_000_000

export interface OpenUniverse {
  readonly folder: string
  readonly manifest: UniverseManifest
  readonly instance: DuckDBInstance
}

const filesSql = (folder: string, files: UniverseManifest["people"]): string =>
  `read_parquet([${files.map(({ path }) => `'${join(folder, path).replaceAll("'", "''")}'`).join(",")}])`

const load = async (folder: string, manifest: UniverseManifest): Promise<DuckDBInstance> => {
  const instance = await DuckDBInstance.create(":memory:", {
    threads: String(availableParallelism()),
    // Rows of a table stand in the files' order, which is the order of the walk.
    preserve_insertion_order: "true",
  })
  const connection = await instance.connect()
  const people = filesSql(folder, manifest.people)
  const kind = manifest.records <= MOST_IN_MEMORY ? "TABLE" : "VIEW"
  await connection.run(`CREATE ${kind} people AS SELECT * FROM ${people}`)
  await connection.run(`CREATE VIEW payload AS SELECT * FROM ${filesSql(folder, manifest.payload)}`)
  connection.closeSync()
  return instance
}

/** Opens a universe after proving its files; names and addresses are proven before the first delivery. */
export const openUniverse = Effect.fn("openUniverse")(function* (
  folder: string,
): Effect.fn.Return<OpenUniverse, UniverseUnusable> {
  const manifest = yield* readManifest(folder)
  if (manifest === null)
    return yield* new UniverseUnusable({
      file: "manifest.json",
      reason: "is missing: the universe is unfinished",
    })
  yield* verifyFiles(folder, manifest.people)
  const instance = yield* Effect.tryPromise({
    try: () => load(folder, manifest),
    catch: (cause) => new UniverseUnusable({ file: "people", reason: `cannot be loaded: ${String(cause)}` }),
  })
  return { folder, manifest, instance }
})
