import { type FileHandle, open } from "node:fs/promises"
import { join } from "node:path"
import { VECTOR_ROWS } from "../../format/layout/layOutRows.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import { OCCUPANCY } from "../wide/wideColumns.ts"

/** The data about a ZIP Code's rows that the people files lack, in row order. */
export interface RowPlaces {
  readonly zip: ZipRows
  /** The longitude and latitude, as returned by `toStoredDegrees`. */
  readonly east: Int32Array
  readonly north: Int32Array
  /** 1 if the row is far from the others in its ZIP Code, otherwise 0. */
  readonly stray: Uint8Array
  /** An `OCCUPANCY` value. */
  readonly dwelling: Uint8Array
  /** 1 if the row has a name, otherwise 0. */
  readonly named: Uint8Array
  readonly keys: BigUint64Array
}

/** The flags to read. Not all universes store the last two: see `OCCUPANT_FACTS`. */
const FACTS_READ = ["VALID", "APARTMENT", "BUSINESS", "NAMED"] as const

const hasBit = (bits: Uint8Array | undefined, position: number): boolean =>
  (((bits?.[position >>> 3] ?? 0) >>> (position & 7)) & 1) === 1

/**
 * Reads the rows' locations, flags, and person keys, ZIP Code by ZIP Code. Rows are at the positions marked by VALID.
 */
export const readRowPlaces = async function* (
  folder: string,
  { bits, hasCompanies = false, places }: UniverseManifest,
  zips: ReadonlyArray<ZipRows>,
): AsyncGenerator<RowPlaces> {
  const paths = {
    points: places.points.path,
    keys: places.keys.path,
    strays: places.strays.path,
    ...Object.fromEntries(FACTS_READ.map((fact) => [fact, bits.find(({ name }) => name === fact)?.path])),
  }
  const files = new Map<string, FileHandle>()
  const read = async (name: string, from: number, bytes: number): Promise<ArrayBuffer> => {
    const block = new Uint8Array(bytes)
    const done = await files.get(name)?.read(block, 0, bytes, from)
    if (done?.bytesRead !== bytes) throw new Error(`the file of ${name} is shorter than its manifest says`)
    return block.buffer
  }
  try {
    for (const [name, path] of Object.entries(paths))
      if (path !== undefined) files.set(name, await open(join(folder, path)))
    for (const zip of zips) {
      const [first, positions] = [zip.vector * VECTOR_ROWS, zip.vectors * VECTOR_ROWS]
      /** Reads a flag's bits; returns undefined if the universe doesn't store the flag. */
      const bitsOf = async (fact: (typeof FACTS_READ)[number]): Promise<Uint8Array | undefined> =>
        files.has(fact) ? new Uint8Array(await read(fact, first / 8, positions / 8)) : undefined
      const valid = await bitsOf("VALID")
      const apartments = await bitsOf("APARTMENT")
      const businesses = await bitsOf("BUSINESS")
      const names = await bitsOf("NAMED")
      const points = new Int32Array(await read("points", first * 8, positions * 8))
      const strays = new Int32Array(await read("strays", zip.stray * 12, zip.strays * 12))
      const far = new Set(strays.filter((_, at) => at % 3 === 0))
      const rows: RowPlaces = {
        zip,
        east: new Int32Array(zip.rows),
        north: new Int32Array(zip.rows),
        stray: new Uint8Array(zip.rows),
        dwelling: new Uint8Array(zip.rows),
        named: new Uint8Array(zip.rows),
        keys: new BigUint64Array(await read("keys", zip.row * 8, zip.rows * 8)),
      }
      let row = 0
      for (let position = 0; position < positions; position++) {
        if (!hasBit(valid, position)) continue
        rows.stray[row] = far.has(position) ? 1 : 0
        rows.east[row] = points[2 * position] ?? 0
        rows.north[row] = points[2 * position + 1] ?? 0
        rows.dwelling[row] =
          hasCompanies || hasBit(businesses, position)
            ? OCCUPANCY.business
            : hasBit(apartments, position)
              ? OCCUPANCY.apartment
              : OCCUPANCY.home
        rows.named[row] = names === undefined || hasBit(names, position) ? 1 : 0
        row++
      }
      if (row !== zip.rows) throw new Error(`ZIP Code ${zip.zip} has ${row} rows instead of ${zip.rows}`)
      yield rows
    }
  } finally {
    for (const file of files.values()) await file.close()
  }
}
