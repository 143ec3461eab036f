import { availableParallelism } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { Effect } from "effect"
import { readManifest } from "../format/readManifest.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { universeCountry, type UniverseManifest } from "../format/UniverseManifest.ts"
import { AddressBook } from "../addresses/AddressBook.ts"
import { BitSliceEngine } from "../bitslice/BitSliceEngine.ts"
import { PreparedQuestions } from "../bitslice/PreparedQuestions.ts"
import { combinedSnapshot } from "@listwright/geography"
import type { CountEngine } from "../question/CountEngine.ts"
import { readAreaFacts } from "../question/readAreaFacts.ts"
import { openSlices, type SlicedUniverse } from "../bitslice/Universe.ts"
import { openCluster } from "../sql/clickhouse/openCluster.ts"
import { verifyFiles, verifyLengths } from "./verifyFiles.ts"

/** The maximum number of scanning threads; with more, they would be waiting for memory. */
const MAX_WORKERS = 2
/** The number of bytes of slices cached in memory; other slices are read on demand. */
export const SLOT_BYTES = 1.2e9

export interface EngineOptions {
  /** The ClickHouse servers used for counting, as in CLICKHOUSE_URL. Defaults to counting in the process itself. */
  readonly clickhouseUrl?: string | undefined
  /** The folder with the provider's own metro areas and districts. Defaults to the committed ones. */
  readonly geographyFolder?: string | undefined
}

export interface OpenedUniverse {
  readonly folder: string
  readonly manifest: UniverseManifest
  readonly slices: SlicedUniverse
  /** The bitmaps over the slices, such as that of the people on the do-not-sell list. */
  readonly prepared: PreparedQuestions
  readonly engine: CountEngine
  /** The streets of the universe's addresses. */
  readonly addresses: AddressBook
  /** The names, addresses, and attributes as provided, in the views `payload` and `people`. */
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

const unusable =
  (file: string) =>
  (cause: unknown): UniverseUnusable =>
    cause instanceof UniverseUnusable
      ? cause
      : new UniverseUnusable({ file, reason: `cannot be loaded: ${String(cause)}` })

/**
 * Opens a universe after verifying the files that it reads immediately. Person keys, and slices that don't fit in
 * memory, are verified when first read; names and addresses, before the first delivery. No file may be missing or
 * truncated. Given the URL of ClickHouse servers, counting is done there; the folder still provides list records and
 * place names.
 */
export const openUniverse = Effect.fn("openUniverse")(function* (
  folder: string,
  { clickhouseUrl, geographyFolder = "" }: EngineOptions = {},
): Effect.fn.Return<OpenedUniverse, UniverseUnusable> {
  const built = yield* readManifest(folder)
  if (built === null)
    return yield* new UniverseUnusable({
      file: "manifest.json",
      reason: "is missing: the universe is unfinished",
    })
  const provided = geographyFolder === "" ? null : geographyFolder
  const manifest = { ...built, snapshot: combinedSnapshot(built.snapshot, provided) }
  const { bits, blocks = [], columns, payload, people } = manifest
  const { strays, zips, ...places } = manifest.places
  yield* verifyLengths(folder, [...people, ...payload, ...blocks])
  yield* verifyLengths(folder, [...bits, ...Object.values(places)])
  yield* verifyFiles(folder, [columns, zips, strays, ...blocks.map(({ index }) => index)])
  const open = <A>(file: string, work: () => Promise<A>) =>
    Effect.tryPromise({ try: work, catch: unusable(file) })
  const facts = yield* readAreaFacts(provided, universeCountry(built)).pipe(
    Effect.mapError(({ file, reason }) => new UniverseUnusable({ file, reason })),
  )
  const isHere = clickhouseUrl === undefined
  const slices = yield* open("bits", () =>
    openSlices(folder, manifest, {
      ...facts,
      workers: isHere ? Math.min(availableParallelism(), MAX_WORKERS) : 1,
      slotBytes: isHere ? SLOT_BYTES : 0,
      preload: isHere,
    }),
  )
  yield* open("bits", () => slices.load())
  const instance = yield* open("people", () => openTables(folder, manifest))
  const prepared = new PreparedQuestions(slices)
  const engine = isHere
    ? new BitSliceEngine(slices, prepared)
    : yield* openCluster(clickhouseUrl, built, slices, facts.areas)
  const addresses = new AddressBook(folder, built, facts.zips)
  return { folder, manifest, slices, prepared, engine, addresses, instance }
})
