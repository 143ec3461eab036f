import type { Medians } from "../../definition/Medians.ts"

/** Values and how many records have each. */
export type ValueCounts = Iterable<readonly [value: number, records: number]>

/** Which column of addresses says what a median tells, and how many of the median's units its numbers count. */
export const MEDIAN_COLUMNS: Readonly<
  Record<keyof Medians, { readonly column: string; readonly unit: number }>
> = {
  income: { column: "MEDIANINCOME", unit: 1_000 },
  homeValue: { column: "MEDIANHOMEVALUE", unit: 1_000 },
  age: { column: "MEDIANAGE", unit: 1 },
  phwc: { column: "PHWC", unit: 1 },
}

/** The value in the middle, the lower one of two; null where there are none. */
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
 * The middle values of some addresses, by the counts of each column's known values; a column that their universe lacks
 * has none.
 */
export const mediansFrom = (countsOf: (column: string) => ValueCounts): Medians => {
  const of = (name: keyof Medians): number | null => {
    const { column, unit } = MEDIAN_COLUMNS[name]
    const found = middle(countsOf(column))
    return found === null ? null : found * unit
  }
  return { income: of("income"), homeValue: of("homeValue"), age: of("age"), phwc: of("phwc") }
}
