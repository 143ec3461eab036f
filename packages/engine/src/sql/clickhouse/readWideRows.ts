import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api"
import { readZipTable, type ZipRows } from "../../format/layout/ZipTable.ts"
import { PEOPLE_TABLE, type PeopleSource, createPeopleTable } from "../duckdb/createPeopleTable.ts"
import { type WideColumn, wideColumns } from "../wide/wideColumns.ts"
import { type Cell, nativeBlock } from "./nativeBlock.ts"

/** The number of rows held in memory at once. */
const AT_ONCE = 500_000
/** The number of blocks sent together: about 100,000 rows, which ClickHouse stores as one part. */
const BLOCKS = 50

/** Groups neighboring ZIP Codes into windows of about `atOnce` rows; no ZIP Code is split. */
const windows = (zips: ReadonlyArray<ZipRows>, atOnce: number): ReadonlyArray<ReadonlyArray<ZipRows>> => {
  const found: Array<Array<ZipRows>> = []
  let rows = Infinity
  for (const zip of zips) {
    if (rows >= atOnce) {
      found.push([])
      rows = 0
    }
    found.at(-1)?.push(zip)
    rows += zip.rows
  }
  return found
}

const cellOf = (value: unknown): Cell => {
  if (typeof value === "bigint" || typeof value === "number" || typeof value === "string") return value
  throw new TypeError(`no column holds a ${typeof value}`)
}

const blocksOf = async function* (
  connection: DuckDBConnection,
  columns: ReadonlyArray<WideColumn>,
  where: string,
): AsyncGenerator<Omit<ShardRows, "shard">> {
  const result = await connection.stream(
    `SELECT ${columns.map(({ name }) => name).join(", ")} FROM ${PEOPLE_TABLE} WHERE ${where} ORDER BY ZIP, ROUTE, HOUSEHOLD`,
  )
  let waiting: Array<Uint8Array> = []
  let rows = 0
  for (;;) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) break
    const cells = columns.map((_, at) => chunk.getColumnValues(at).map(cellOf))
    waiting.push(nativeBlock(columns, cells))
    rows += chunk.rowCount
    if (waiting.length === BLOCKS) {
      yield { bytes: Buffer.concat(waiting), rows }
      waiting = []
      rows = 0
    }
  }
  if (waiting.length > 0) yield { bytes: Buffer.concat(waiting), rows }
}

/** A shard's rows, as blocks in Native format. */
export interface ShardRows {
  readonly shard: number
  readonly rows: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Yields all of a universe's rows, sharded by ZIP Code (`ZIP modulo shards`). About `atOnce` rows are in memory at a
 * time.
 */
export const readWideRows = async function* (
  source: PeopleSource,
  shards: number,
  atOnce: number = AT_ONCE,
): AsyncGenerator<ShardRows> {
  const columns = wideColumns(source.columns)
  const zips = readZipTable(await readFile(join(source.folder, source.manifest.places.zips.path)))
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  try {
    for (const window of windows(zips, atOnce)) {
      await createPeopleTable(connection, source, window)
      for (let shard = 0; shard < shards; shard++)
        for await (const rows of blocksOf(connection, columns, `ZIP % ${shards} = ${shard}`))
          yield { shard, ...rows }
      await connection.run(`DROP TABLE ${PEOPLE_TABLE}`)
    }
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

/** Counts the rows that each shard must end up with. */
export const countShardRows = async (
  { folder, manifest }: PeopleSource,
  shards: number,
): Promise<ReadonlyArray<number>> => {
  const zips = readZipTable(await readFile(join(folder, manifest.places.zips.path)))
  return Array.from({ length: shards }, (_, shard) =>
    zips.reduce((sum, { rows, zip }) => (zip % shards === shard ? sum + rows : sum), 0),
  )
}
