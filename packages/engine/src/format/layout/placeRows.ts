import type { Rows } from "../rows/Rows.ts"
import type { Layout } from "./layOutRows.ts"
import { VECTOR_ROWS } from "./layOutRows.ts"
import { boundingBox, toStoredDegrees, UNKNOWN_COORDINATE } from "./points.ts"
import { findOutliers } from "./outliers.ts"
import { countUnplacedRows } from "./countUnplacedRows.ts"
import type { ZipRows } from "./ZipTable.ts"

/** The locations of rows, ZIP Code by ZIP Code. */
export interface PlacedRows {
  readonly zips: ReadonlyArray<ZipRows>
  /**
   * The runs of carrier routes within a ZIP Code: the route's code, and the row's position relative to the ZIP Code's
   * first. Each run ends where the next one begins.
   */
  readonly routeRuns: Uint32Array
  /** The ZIP+4 runs within a ZIP Code: the last four digits, and the row's position. */
  readonly zip4Runs: Uint32Array
  /** The longitude and latitude at every position, as returned by `toStoredDegrees`. */
  readonly points: Int32Array
  /** Each stray's position relative to the ZIP Code's first, longitude, and latitude. */
  readonly strays: Int32Array
  /** The rows of the strays. */
  readonly strayRows: ReadonlyArray<number>
}

/** Returns the rows' longitudes and latitudes in a universe's storage format. */
const heldPlaces = (latitudes: Float64Array, longitudes: Float64Array): Int32Array => {
  const held = new Int32Array(2 * latitudes.length).fill(UNKNOWN_COORDINATE)
  for (let row = 0; row < latitudes.length; row++) {
    const [x, y] = [
      toStoredDegrees(longitudes[row] ?? Number.NaN),
      toStoredDegrees(latitudes[row] ?? Number.NaN),
    ]
    if (x === UNKNOWN_COORDINATE || y === UNKNOWN_COORDINATE) continue
    held[2 * row] = x
    held[2 * row + 1] = y
  }
  return held
}

/** Returns the locations with those of the given rows removed. */
const without = (held: Int32Array, rows: ReadonlyArray<number>): Int32Array => {
  if (rows.length === 0) return held
  const rest = held.slice()
  for (const row of rows) rest.fill(UNKNOWN_COORDINATE, 2 * row, 2 * row + 2)
  return rest
}

/** Locates rows that have been laid out; all positions count from the first of these rows. */
export const placeRows = (rows: Rows, { firstRows, positions, vectors }: Layout): PlacedRows => {
  const points = new Int32Array(vectors * VECTOR_ROWS * 2).fill(UNKNOWN_COORDINATE)
  const [zipCells, routes, zip4s] = [rows.column("ZIP"), rows.column("ROUTE"), rows.column("ZIP4")]
  const routeRuns: Array<number> = []
  const zip4Runs: Array<number> = []
  const strays: Array<number> = []
  const strayRows: Array<number> = []
  const zips = firstRows.slice(0, -1).map((first, at): ZipRows => {
    const next = firstRows[at + 1] ?? rows.length
    const start = positions[first] ?? 0
    const end = next === rows.length ? vectors * VECTOR_ROWS : (positions[next] ?? 0)
    const held = heldPlaces(rows.latitudes.subarray(first, next), rows.longitudes.subarray(first, next))
    const [routeRun, zip4Run, stray] = [routeRuns.length / 2, zip4Runs.length / 2, strayRows.length]
    let unplaced = 0
    for (let row = first; row < next; row++) {
      const position = positions[row] ?? 0
      const east = held[2 * (row - first)] ?? UNKNOWN_COORDINATE
      points[2 * position] = east
      points[2 * position + 1] = held[2 * (row - first) + 1] ?? UNKNOWN_COORDINATE
      if (east === UNKNOWN_COORDINATE) unplaced++
      if (row === first || routes[row] !== routes[row - 1]) routeRuns.push(routes[row] ?? 0, position - start)
      if (row === first || zip4s[row] !== zip4s[row - 1])
        zip4Runs.push((zip4s[row] ?? 0) % 10_000, position - start)
    }
    const far = findOutliers(held)
    for (const row of far) {
      strays.push(
        (positions[first + row] ?? 0) - start,
        held[2 * row] ?? UNKNOWN_COORDINATE,
        held[2 * row + 1] ?? UNKNOWN_COORDINATE,
      )
      strayRows.push(first + row)
    }
    return {
      zip: zipCells[first] ?? 0,
      vector: start / VECTOR_ROWS,
      vectors: (end - start) / VECTOR_ROWS,
      row: first,
      rows: next - first,
      unplaced,
      zip4Unplaced: countUnplacedRows(held, (row) => (zip4s[first + row] ?? 0) % 10_000),
      routeUnplaced: countUnplacedRows(held, (row) => routes[first + row] ?? 0),
      stray,
      strays: far.length,
      routeRun,
      routeRuns: routeRuns.length / 2 - routeRun,
      zip4Run,
      zip4Runs: zip4Runs.length / 2 - zip4Run,
      ...boundingBox(without(held, far)),
    }
  })
  return {
    zips,
    routeRuns: Uint32Array.from(routeRuns),
    zip4Runs: Uint32Array.from(zip4Runs),
    points,
    strays: Int32Array.from(strays),
    strayRows,
  }
}
