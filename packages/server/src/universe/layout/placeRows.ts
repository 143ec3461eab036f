import type { Rows } from "../rows/Rows.ts"
import type { Layout } from "./layOutRows.ts"
import { VECTOR_ROWS } from "./layOutRows.ts"
import { boxOf, NOWHERE, stepsOf } from "./points.ts"
import type { ZipRows } from "./ZipTable.ts"

/** Where rows are, ZIP Code by ZIP Code. */
export interface PlacedRows {
  readonly zips: ReadonlyArray<ZipRows>
  /**
   * Where the carrier route changes within a ZIP Code: the route's code, and the row's position from the ZIP Code's
   * first. Each run ends where the next begins.
   */
  readonly routeRuns: Uint32Array
  /** The same of ZIP+4s: the last four digits, and the position. */
  readonly zip4Runs: Uint32Array
  /** Steps east and north of every position. */
  readonly points: Uint16Array
}

/** Finds the place of rows that were laid out; everything counts from their first. */
export const placeRows = (rows: Rows, { firstRows, positions, vectors }: Layout): PlacedRows => {
  const points = new Uint16Array(vectors * VECTOR_ROWS * 2).fill(NOWHERE)
  const [zipCells, routes, zip4s] = [rows.column("ZIP"), rows.column("ROUTE"), rows.column("ZIP4")]
  const routeRuns: Array<number> = []
  const zip4Runs: Array<number> = []
  const zips = firstRows.slice(0, -1).map((first, at): ZipRows => {
    const next = firstRows[at + 1] ?? rows.length
    const start = positions[first] ?? 0
    const end = next === rows.length ? vectors * VECTOR_ROWS : (positions[next] ?? 0)
    const box = boxOf(rows.latitudes.subarray(first, next), rows.longitudes.subarray(first, next))
    const [routeRun, zip4Run] = [routeRuns.length / 2, zip4Runs.length / 2]
    for (let row = first; row < next; row++) {
      const position = positions[row] ?? 0
      const [east, north] = stepsOf(box, rows.latitudes[row] ?? 0, rows.longitudes[row] ?? 0)
      points[2 * position] = east
      points[2 * position + 1] = north
      if (row === first || routes[row] !== routes[row - 1]) routeRuns.push(routes[row] ?? 0, position - start)
      if (row === first || zip4s[row] !== zip4s[row - 1])
        zip4Runs.push((zip4s[row] ?? 0) % 10_000, position - start)
    }
    return {
      zip: zipCells[first] ?? 0,
      vector: start / VECTOR_ROWS,
      vectors: (end - start) / VECTOR_ROWS,
      row: first,
      rows: next - first,
      located: !rows.latitudes.subarray(first, next).some(Number.isNaN),
      routeRun,
      routeRuns: routeRuns.length / 2 - routeRun,
      zip4Run,
      zip4Runs: zip4Runs.length / 2 - zip4Run,
      ...box,
    }
  })
  return {
    zips,
    routeRuns: Uint32Array.from(routeRuns),
    zip4Runs: Uint32Array.from(zip4Runs),
    points,
  }
}
