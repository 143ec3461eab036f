import type { Cells } from "../rows/Rows.ts"

/** The number of rows tested together: one 128-bit vector per slice. */
export const VECTOR_ROWS = 128
/** The number of bytes per vector in one slice. */
export const VECTOR_BYTES = VECTOR_ROWS / 8
/**
 * The maximum number of rows that a household spans: the bits in a lane, so that one subtraction finds its first row.
 */
export const LANE_ROWS = 64

const up = (position: number, to: number): number => Math.ceil(position / to) * to

/** The positions of rows in the slices. */
export interface Layout {
  /** The position of each row. Positions between households have no record and no bit set in any slice. */
  readonly positions: Uint32Array
  /** The first row of each ZIP Code, and one past the last row. */
  readonly firstRows: ReadonlyArray<number>
  readonly vectors: number
}

/** Raised when a household has more people than a lane has rows. */
export class HouseholdTooLarge extends Error {
  readonly zip: number
  readonly household: number
  constructor(zip: number, household: number) {
    super(`household ${household} of ZIP Code ${zip} has more than ${LANE_ROWS} people`)
    this.zip = zip
    this.household = household
  }
}

/**
 * Assigns positions to rows, in order: each ZIP Code starts with a new vector, and no household straddles a lane. A
 * household's rows are adjacent, and so are a ZIP Code's.
 */
export const layOutRows = (zips: Cells, households: Cells): Layout => {
  const positions = new Uint32Array(zips.length)
  const firstRows: Array<number> = []
  let position = 0
  let row = 0
  while (row < zips.length) {
    const zip = zips[row] ?? 0
    const household = households[row] ?? 0
    if (row === 0 || zips[row - 1] !== zip) {
      firstRows.push(row)
      position = up(position, VECTOR_ROWS)
    }
    let end = row + 1
    while (end < zips.length && zips[end] === zip && households[end] === household) end++
    if (end - row > LANE_ROWS) throw new HouseholdTooLarge(zip, household)
    if ((position % LANE_ROWS) + end - row > LANE_ROWS) position = up(position, LANE_ROWS)
    for (; row < end; row++) positions[row] = position++
  }
  firstRows.push(zips.length)
  return { positions, firstRows, vectors: up(position, VECTOR_ROWS) / VECTOR_ROWS }
}
