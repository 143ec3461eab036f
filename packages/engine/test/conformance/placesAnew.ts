import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { VECTOR_ROWS } from "../../src/format/layout/layOutRows.ts"
import { UNKNOWN_COORDINATE } from "../../src/format/layout/points.ts"
import { countUnplacedRows } from "../../src/format/layout/countUnplacedRows.ts"
import { readZipTable, writeZipTable } from "../../src/format/layout/ZipTable.ts"
import { rowsOf } from "../universe/smallUniverse.ts"

const readPoints = async (folder: string): Promise<Int32Array> =>
  new Int32Array((await readFile(join(folder, "places/points"))).buffer.slice(0))

/** Returns the positions that hold a record, ascending. */
export const positionsOf = async (folder: string): Promise<ReadonlyArray<number>> => {
  const valid = await readFile(join(folder, "bits/VALID.bits"))
  return Array.from({ length: valid.length * 8 }, (_, at) => at).filter(
    (at) => ((valid[at >>> 3] ?? 0) & (1 << (at & 7))) !== 0,
  )
}

/** Returns the places of a universe folder's rows, in their order; null if a place is unknown. */
export const heldPlaces = async (
  folder: string,
): Promise<ReadonlyArray<readonly [number, number] | null>> => {
  const points = await readPoints(folder)
  return (await positionsOf(folder)).map((at) => {
    const [x = UNKNOWN_COORDINATE, y = UNKNOWN_COORDINATE] = points.subarray(2 * at, 2 * at + 2)
    return x === UNKNOWN_COORDINATE ? null : [x, y]
  })
}

/** Writes down again how many rows lie in no unit of a known place, from what the rows and the file of points hold. */
export const recountUnplaced = async (folder: string): Promise<void> => {
  const places = await heldPlaces(folder)
  const rows = await rowsOf(folder, "SELECT ROUTE, ZIP4 % 10000 AS PLUS4 FROM people ORDER BY ROW_ID")
  const zips = readZipTable(await readFile(join(folder, "places/zips"))).map((zip) => {
    const own = places.slice(zip.row, zip.row + zip.rows)
    const held = Int32Array.from(own.flatMap((place) => place ?? [UNKNOWN_COORDINATE, UNKNOWN_COORDINATE]))
    const lacking = (unit: "ROUTE" | "PLUS4"): number =>
      countUnplacedRows(held, (row) => Number(rows[zip.row + row]?.[unit]))
    return {
      ...zip,
      unplaced: own.filter((place) => place === null).length,
      zip4Unplaced: lacking("PLUS4"),
      routeUnplaced: lacking("ROUTE"),
    }
  })
  await writeFile(join(folder, "places/zips"), writeZipTable(zips))
}

/** Forgets where the rows at some positions are. `zip`: the place of their ZIP Code in the table. */
export const removePlaces = async (
  folder: string,
  isLost: (position: number, zip: number) => boolean,
): Promise<void> => {
  const zips = readZipTable(await readFile(join(folder, "places/zips")))
  const points = await readPoints(folder)
  for (const [at, { vector, vectors }] of zips.entries())
    for (let position = vector * VECTOR_ROWS; position < (vector + vectors) * VECTOR_ROWS; position++)
      if (isLost(position, at)) points.fill(UNKNOWN_COORDINATE, 2 * position, 2 * position + 2)
  await writeFile(join(folder, "places/points"), points)
  await recountUnplaced(folder)
}
