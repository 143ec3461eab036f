import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { Context, Effect, Layer } from "effect"
import type { UniverseManifest } from "../../src/format/UniverseManifest.ts"
import { lendUniverse } from "./lendUniverse.ts"

/** A temporary folder that goes away with the scope. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "listwright-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
)

/** A finished universe in a folder of its own. */
export const smallUniverse = Effect.fn("smallUniverse")(function* (records: number, seed = 7) {
  const folder = join(yield* temporaryFolder, "universe")
  const manifest = yield* lendUniverse({ folder, records, seed })
  return { folder, manifest }
})

/** One universe of 20,000 people for the tests of a file. */
export class SmallUniverse extends Context.Service<
  SmallUniverse,
  { readonly folder: string; readonly manifest: UniverseManifest }
>()("test/SmallUniverse") {
  static readonly layer = Layer.effect(SmallUniverse, smallUniverse(20_000))
}

/** Rows of a plain query over the Parquet files; `people` and `payload` are their names in it. */
export const rowsOf = async (
  folder: string,
  sql: string,
): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  for (const table of ["people", "payload"])
    await connection.run(`CREATE VIEW ${table} AS SELECT * FROM read_parquet('${folder}/${table}/*.parquet')`)
  const result = await connection.runAndReadAll(sql)
  const rows = result.getRowObjectsJS()
  connection.closeSync()
  instance.closeSync()
  return rows
}
