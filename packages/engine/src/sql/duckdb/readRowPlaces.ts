import { open } from "node:fs/promises"
import { join } from "node:path"
import { VECTOR_ROWS } from "../../format/layout/layOutRows.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"

/** What the people files do not say of the rows of a ZIP Code, in their order. */
export interface RowPlaces {
  readonly zip: ZipRows
  /** Longitude and latitude as `heldDegrees` has them. */
  readonly east: Int32Array
  readonly north: Int32Array
  /** 1: far from the others of the ZIP Code. */
  readonly stray: Uint8Array
  /** 1: lives in an apartment. */
  readonly apartment: Uint8Array
  readonly keys: BigUint64Array
}

const hasBit = (bits: Uint8Array, position: number): number =>
  ((bits[position >>> 3] ?? 0) >>> (position & 7)) & 1

/** Reads the locations and owners of rows, ZIP Code by ZIP Code. Rows are at the positions that VALID marks. */
export const readRowPlaces = async function* (
  folder: string,
  { bits, places }: UniverseManifest,
  zips: ReadonlyArray<ZipRows>,
): AsyncGenerator<RowPlaces> {
  const bitsOf = (fact: string): string => bits.find(({ name }) => name === fact)?.path ?? fact
  const paths = [
    bitsOf("VALID"),
    bitsOf("APARTMENT"),
    places.points.path,
    places.keys.path,
    places.strays.path,
  ]
  const files = await Promise.all(paths.map((path) => open(join(folder, path))))
  const read = async (file: number, from: number, bytes: number): Promise<ArrayBuffer> => {
    const block = new Uint8Array(bytes)
    const done = await files[file]?.read(block, 0, bytes, from)
    if (done?.bytesRead !== bytes) throw new Error(`${paths[file]} is shorter than its manifest says`)
    return block.buffer
  }
  try {
    for (const zip of zips) {
      const [first, positions] = [zip.vector * VECTOR_ROWS, zip.vectors * VECTOR_ROWS]
      const valid = new Uint8Array(await read(0, first / 8, positions / 8))
      const apartments = new Uint8Array(await read(1, first / 8, positions / 8))
      const points = new Int32Array(await read(2, first * 8, positions * 8))
      const strays = new Int32Array(await read(4, zip.stray * 12, zip.strays * 12))
      const far = new Set(strays.filter((_, at) => at % 3 === 0))
      const rows: RowPlaces = {
        zip,
        east: new Int32Array(zip.rows),
        north: new Int32Array(zip.rows),
        stray: new Uint8Array(zip.rows),
        apartment: new Uint8Array(zip.rows),
        keys: new BigUint64Array(await read(3, zip.row * 8, zip.rows * 8)),
      }
      let row = 0
      for (let position = 0; position < positions; position++) {
        if (hasBit(valid, position) === 0) continue
        rows.stray[row] = far.has(position) ? 1 : 0
        rows.east[row] = points[2 * position] ?? 0
        rows.north[row] = points[2 * position + 1] ?? 0
        rows.apartment[row] = hasBit(apartments, position)
        row++
      }
      if (row !== zip.rows) throw new Error(`ZIP Code ${zip.zip} has ${row} rows and not ${zip.rows}`)
      yield rows
    }
  } finally {
    for (const file of files) await file.close()
  }
}
