import { addDays } from "../../shared/addDays.ts"
import type { TaxRow } from "./TaxRow.ts"

/** A date later than any in a table. */
export const END_OF_TIME = "9999-12-31"

/** A range of ISO dates, inclusive. */
export interface DayRange {
  readonly from: string
  readonly until: string
}

const byStart = (one: TaxRow, other: TaxRow): number => (one.from < other.from ? -1 : 1)

/**
 * Returns the days covered by each row for a place (same state, same prefix), sorted by first day: a row without a last
 * day ends the day before the next row begins.
 */
export const rowDays = (
  rowsOfPlace: ReadonlyArray<TaxRow>,
): ReadonlyArray<{ readonly row: TaxRow; readonly days: DayRange }> => {
  const sorted = rowsOfPlace.toSorted(byStart)
  return sorted.map((row, at) => {
    const next = sorted[at + 1]
    return {
      row,
      days: {
        from: row.from,
        until: row.until ?? (next === undefined ? END_OF_TIME : addDays(next.from, -1)),
      },
    }
  })
}

/**
 * Returns the row for a place that is in force on a day, or, of several, the one that started last; null if there isn't
 * one.
 */
export const effectiveRow = (rowsOfPlace: ReadonlyArray<TaxRow>, day: string): TaxRow | null =>
  rowDays(rowsOfPlace).findLast(({ days }) => days.from <= day && day <= days.until)?.row ?? null

/** Returns the days in `span` that aren't in any of `covers`, in ascending order. */
export const uncoveredDays = (span: DayRange, covers: ReadonlyArray<DayRange>): ReadonlyArray<DayRange> => {
  const left: Array<DayRange> = []
  let from = span.from
  for (const cover of covers.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (cover.until < from) continue
    if (cover.from > span.until) break
    if (cover.from > from) left.push({ from, until: addDays(cover.from, -1) })
    if (cover.until >= span.until) return left
    from = addDays(cover.until, 1)
  }
  return [...left, { from, until: span.until }]
}
