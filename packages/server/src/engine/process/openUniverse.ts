import { availableParallelism } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { Effect } from "effect"
import { readManifest } from "../../universe/readManifest.ts"
import { UniverseUnusable } from "../../universe/UniverseErrors.ts"
import type { UniverseManifest } from "../../universe/UniverseManifest.ts"
import { BitSliceEngine } from "../bitslice/BitSliceEngine.ts"
import { readAreaFacts } from "../question/readAreaFacts.ts"
import { openSlices, type SlicedUniverse } from "../bitslice/Universe.ts"
import { verifyFiles, verifyLengths } from "./verifyFiles.ts"

/** Threads that scan: more than two wait for the memory, not for each other. */
const MOST_WORKERS = 2
/** Bytes of slices that are held; others are read when they are asked for. */
const SLOT_BYTES = 1.25e9

export interface OpenUniverse {
  readonly folder: string
  readonly manifest: UniverseManifest
  readonly slices: SlicedUniverse
  readonly engine: BitSliceEngine
  /** Names and addresses, and the attributes as they were given: views `payload` and `people`. */
  readonly instance: DuckDBInstance
}

const filesSql = (folder: string, files: UniverseManifest["people"]): string =>
  `read_parquet([${files.map(({ path }) => `'${join(folder, path).replaceAll("'", "''")}'`).join(",")}])`

const openTables = async (folder: string, manifest: UniverseManifest): Promise<DuckDBInstance> => {
  const instance = await DuckDBInstance.create(":memory:", {
    threads: String(availableParallelism()),
    preserve_insertion_order: "true",
  })
  const connection = await instance.connect()
  await connection.run(`CREATE VIEW people AS SELECT * FROM ${filesSql(folder, manifest.people)}`)
  await connection.run(`CREATE VIEW payload AS SELECT * FROM ${filesSql(folder, manifest.payload)}`)
  connection.closeSync()
  return instance
}

/** Opens a universe after proving its files; those that only deliveries read are proven before the first of them. */
export const openUniverse = Effect.fn("openUniverse")(function* (
  folder: string,
): Effect.fn.Return<OpenUniverse, UniverseUnusable> {
  const manifest = yield* readManifest(folder)
  if (manifest === null)
    return yield* new UniverseUnusable({
      file: "manifest.json",
      reason: "is missing: the universe is unfinished",
    })
  const { bits, columns, payload, people } = manifest
  yield* verifyLengths(folder, [...people, ...payload])
  yield* verifyFiles(folder, [columns, ...Object.values(manifest.places), ...bits])
  const open = <A>(file: string, work: () => Promise<A>) =>
    Effect.tryPromise({
      try: work,
      catch: (cause) => new UniverseUnusable({ file, reason: `cannot be loaded: ${String(cause)}` }),
    })
  const facts = yield* readAreaFacts(null).pipe(
    Effect.mapError(({ file, reason }) => new UniverseUnusable({ file, reason })),
  )
  const slices = yield* open("bits", () =>
    openSlices(folder, manifest, {
      ...facts,
      workers: Math.min(availableParallelism(), MOST_WORKERS),
      slotBytes: SLOT_BYTES,
    }),
  )
  yield* open("bits", () => slices.store.preload())
  const instance = yield* open("people", () => openTables(folder, manifest))
  return { folder, manifest, slices, engine: new BitSliceEngine(slices), instance }
})
