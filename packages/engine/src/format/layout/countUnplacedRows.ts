import { UNKNOWN_COORDINATE } from "./points.ts"

/** The code of records without a ZIP+4 or carrier route, which don't belong to a unit. */
export const NO_UNIT = 0

/**
 * Counts a ZIP Code's rows that aren't in a unit with a known location: rows without a unit, and rows in units without
 * any known location. `held` has longitudes before latitudes.
 */
export const countUnplacedRows = (held: Int32Array, codeOf: (row: number) => number): number => {
  let none = 0
  const placed = new Set<number>()
  /** The number of rows without a location in each unit where no row with a location has been found yet. */
  const open = new Map<number, number>()
  for (let row = 0; row < held.length / 2; row++) {
    const code = codeOf(row)
    if (code === NO_UNIT) none++
    else if (held[2 * row] !== UNKNOWN_COORDINATE) placed.add(code)
    else open.set(code, (open.get(code) ?? 0) + 1)
  }
  let unplaced = none
  for (const [code, rows] of open) if (!placed.has(code)) unplaced += rows
  return unplaced
}
