import type { Medians } from "../../definition/Medians.ts"

/** Values, each with the number of records that have it. */
export type ValueCounts = Iterable<readonly [value: number, records: number]>

/** The column that each median is computed from, and the unit of the column's numbers. */
export const MEDIAN_COLUMNS: Readonly<
  Record<keyof Medians, { readonly column: string; readonly unit: number }>
> = {
  income: { column: "MEDIANINCOME", unit: 1_000 },
  homeValue: { column: "MEDIANHOMEVALUE", unit: 1_000 },
  age: { column: "MEDIANAGE", unit: 1 },
  phwc: { column: "PHWC", unit: 1 },
}

/** Returns the median value, or the lower of two middle values; null if there are no values. */
const middle = (counts: ValueCounts): number | null => {
  const ascending = [...counts].toSorted(([a], [b]) => a - b)
  let left = ascending.reduce((sum, [, records]) => sum + records, 0) / 2
  for (const [value, records] of ascending) {
    left -= records
    if (left <= 0) return value
  }
  return null
}

/**
 * Computes the medians for a set of addresses from the counts of each column's known values. A median is null if the
 * universe lacks its column.
 */
export const computeMedians = (countsOf: (column: string) => ValueCounts): Medians => {
  const of = (name: keyof Medians): number | null => {
    const { column, unit } = MEDIAN_COLUMNS[name]
    const found = middle(countsOf(column))
    return found === null ? null : found * unit
  }
  return { income: of("income"), homeValue: of("homeValue"), age: of("age"), phwc: of("phwc") }
}
