import type { ChosenRows } from "../CountEngine.ts"

/** The number of areas; areas fit in 16 bits and rows in 32, so that together they form a number that sorts by row. */
const AREAS = 0x1_0000

/** Sorts chosen rows by row number, regardless of their areas. */
export const sortByRow = ({ areas, rows }: ChosenRows): ChosenRows => {
  const both = Float64Array.from(rows, (row, at) => row * AREAS + (areas[at] ?? 0)).toSorted()
  return {
    rows: Uint32Array.from(both, (one) => Math.floor(one / AREAS)),
    areas: Uint16Array.from(both, (one) => one % AREAS),
  }
}

/** Looks up the position of the area to which a list's row belongs. Lookups are fast in ascending row order. */
export class RowAreaLookup {
  readonly #rows: Uint32Array
  readonly #areas: Uint16Array
  #at = 0

  constructor(chosen: ChosenRows) {
    const { areas, rows } = sortByRow(chosen)
    this.#rows = rows
    this.#areas = areas
  }

  /** Returns the area's position; null if the list doesn't contain the row. */
  placeOf(row: number): number | null {
    if (this.#at > 0 && (this.#rows[this.#at - 1] ?? 0) >= row) this.#at = 0
    while ((this.#rows[this.#at] ?? Number.POSITIVE_INFINITY) < row) this.#at++
    return this.#rows[this.#at] === row ? (this.#areas[this.#at] ?? 0) : null
  }
}
