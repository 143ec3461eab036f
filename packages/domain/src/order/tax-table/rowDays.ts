import { daysAfter } from "../../shared/daysAfter.ts"
import type { TaxRow } from "./TaxRow.ts"

/** A date later than any in a table. */
export const FOREVER = "9999-12-31"

/** A range of ISO dates, inclusive. */
export interface Days {
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
): ReadonlyArray<{ readonly row: TaxRow; readonly days: Days }> => {
  const sorted = rowsOfPlace.toSorted(byStart)
  return sorted.map((row, at) => {
    const next = sorted[at + 1]
    return {
      row,
      days: {
        from: row.from,
        until: row.until ?? (next === undefined ? FOREVER : daysAfter(next.from, -1)),
      },
    }
  })
}

/**
 * Returns the row for a place that is in force on a day, or, of several, the one that started last; null if there isn't
 * one.
 */
export const inForce = (rowsOfPlace: ReadonlyArray<TaxRow>, day: string): TaxRow | null =>
  rowDays(rowsOfPlace).findLast(({ days }) => days.from <= day && day <= days.until)?.row ?? null

/** Returns the days in `span` that aren't in any of `covers`, ascending. */
export const uncovered = (span: Days, covers: ReadonlyArray<Days>): ReadonlyArray<Days> => {
  const left: Array<Days> = []
  let from = span.from
  for (const cover of covers.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (cover.until < from) continue
    if (cover.from > span.until) break
    if (cover.from > from) left.push({ from, until: daysAfter(cover.from, -1) })
    if (cover.until >= span.until) return left
    from = daysAfter(cover.until, 1)
  }
  return [...left, { from, until: span.until }]
}
