import { closeSync, openSync, readSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type DuckDBConnection, DuckDBInstance, DuckDBVarCharVector } from "@duckdb/node-api"
import { VECTOR_ROWS } from "../format/layout/layOutRows.ts"
import { toDegrees, UNKNOWN_COORDINATE } from "../format/layout/points.ts"
import { type Box, readZipTable, type ZipRows } from "../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import { WORD_BITS, toWords } from "../format/words.ts"

/** The size of a position in the points file, in bytes. */
const POINT_BYTES = 8

/** A record's mailing address and its location, in degrees. */
export interface RecordAddress {
  readonly address: string
  readonly longitude: number
  readonly latitude: number
}

const file = (name: string): string => `'${name.replaceAll("'", "''")}'`

/** Yields the addresses of all records, in row order. */
const addresses = async function* (
  connection: DuckDBConnection,
  folder: string,
  { payload }: UniverseManifest,
): AsyncGenerator<ReadonlyArray<string | null>> {
  for (const { path } of payload) {
    const result = await connection.stream(`SELECT ADDRESS FROM read_parquet(${file(join(folder, path))})`)
    for await (const chunk of result) {
      const vector = chunk.getColumnVector(0)
      if (!(vector instanceof DuckDBVarCharVector)) throw new Error(`${path} has no addresses`)
      yield vector.toArray()
    }
  }
}

/**
 * Calls a function with each row in a ZIP Code that has a known location, and with that location. Rows are numbered
 * from the ZIP Code's first row.
 */
const eachPlace = (
  valid: Uint32Array,
  points: Int32Array,
  { vector, vectors }: ZipRows,
  found: (row: number, longitude: number, latitude: number) => void,
): void => {
  const first = (vector * VECTOR_ROWS) / WORD_BITS
  let row = 0
  for (let word = 0; word < (vectors * VECTOR_ROWS) / WORD_BITS; word++)
    for (let rest = valid[first + word] ?? 0; rest !== 0; rest &= rest - 1) {
      const position = word * WORD_BITS + (WORD_BITS - 1 - Math.clz32(rest & -rest))
      const east = points[2 * position] ?? UNKNOWN_COORDINATE
      if (east !== UNKNOWN_COORDINATE) found(row, toDegrees(east), toDegrees(points[2 * position + 1] ?? 0))
      row++
    }
}

/**
 * Yields a universe's addresses that have known locations, ZIP Code by ZIP Code. Keeps only one ZIP Code in memory at a
 * time.
 */
export const zipAddresses = async function* (
  universe: string,
  manifest: UniverseManifest,
): AsyncGenerator<{
  readonly zip: number
  /** The box around the ZIP Code's records, excluding those far from the others. */
  readonly box: Box
  readonly records: ReadonlyArray<RecordAddress>
}> {
  const zips = readZipTable(await readFile(join(universe, manifest.places.zips.path)))
  const validFile = manifest.bits.find(({ name }) => name === "VALID")
  if (validFile === undefined) throw new Error("the universe does not say which rows it has")
  const valid = toWords(new Uint8Array(await readFile(join(universe, validFile.path))))
  // One thread, so that rows stay in order.
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "1",
    memory_limit: "500MB",
    preserve_insertion_order: "true",
  })
  const points = openSync(join(universe, manifest.places.points.path), "r")
  try {
    const connection = await instance.connect()
    const source = addresses(connection, universe, manifest)
    let [chunk, at]: [ReadonlyArray<string | null>, number] = [[], 0]
    for (const zip of zips) {
      const texts: Array<string | null> = []
      while (texts.length < zip.rows) {
        if (at === chunk.length) {
          const next = await source.next()
          if (next.done === true) throw new Error("the universe has fewer addresses than rows")
          ;[chunk, at] = [next.value, 0]
        }
        const more = Math.min(chunk.length - at, zip.rows - texts.length)
        for (let each = 0; each < more; each++) texts.push(chunk[at + each] ?? null)
        at += more
      }
      const bytes = new Uint8Array(zip.vectors * VECTOR_ROWS * POINT_BYTES)
      readSync(points, bytes, 0, bytes.length, zip.vector * VECTOR_ROWS * POINT_BYTES)
      const records: Array<RecordAddress> = []
      eachPlace(valid, new Int32Array(bytes.buffer), zip, (row, longitude, latitude) => {
        const address = texts[row] ?? ""
        if (address !== "") records.push({ address, longitude, latitude })
      })
      yield { zip: zip.zip, box: zip, records }
    }
    connection.closeSync()
  } finally {
    closeSync(points)
    instance.closeSync()
  }
}
