import { groupBy } from "../../shared/groupBy.ts"
import { normalizeStateCode, zipPrefixes } from "./effectiveRate.ts"
import { END_OF_TIME, rowDays, uncoveredDays } from "./rowDays.ts"
import type { TaxRow } from "./TaxRow.ts"

/**
 * Days on which the table has two rates for a place, or no rate although it had one before. `until` is null if there's
 * no end. If there are two rates, the one that started last is charged; if there's no rate, orders are rejected.
 */
export interface TableFlaw {
  readonly kind: "overlap" | "gap"
  readonly state: string
  /** The ZIP Code prefix; '' for the whole state. */
  readonly zipPrefix: string
  readonly from: string
  readonly until: string | null
  /** The rates of an overlap, ending with the later row's rate; empty for a gap. */
  readonly rates: ReadonlyArray<string>
}

const untilOf = (day: string): string | null => (day === END_OF_TIME ? null : day)

const overlapsOf = (rowsOfPlace: ReadonlyArray<TaxRow>): ReadonlyArray<TableFlaw> => {
  const dated = rowDays(rowsOfPlace)
  return dated.flatMap(({ row, days }, at) =>
    dated.slice(0, at).flatMap(({ row: earlier, days: its }): ReadonlyArray<TableFlaw> => {
      if (its.until < days.from) return []
      const until = its.until < days.until ? its.until : days.until
      const { state, zipPrefix } = row
      return [
        {
          kind: "overlap",
          state,
          zipPrefix,
          from: days.from,
          until: untilOf(until),
          rates: [earlier.rate, row.rate],
        },
      ]
    }),
  )
}

/**
 * Returns the days after a place's first row that are covered neither by its own rows nor by rows with shorter
 * prefixes.
 */
const gapsOf = (
  rowsOfPlace: ReadonlyArray<TaxRow>,
  rowsOfState: ReadonlyArray<TaxRow>,
): ReadonlyArray<TableFlaw> => {
  const [first] = rowDays(rowsOfPlace)
  if (first === undefined) return []
  const { state, zipPrefix } = first.row
  const covers = zipPrefixes(zipPrefix).flatMap((prefix) =>
    rowDays(rowsOfState.filter((row) => row.zipPrefix === prefix)).map(({ days }) => days),
  )
  return uncoveredDays({ from: first.days.from, until: END_OF_TIME }, covers).map(({ from, until }) => ({
    kind: "gap",
    state,
    zipPrefix,
    from,
    until: untilOf(until),
    rates: [],
  }))
}

/** Lists a table's flaws by state, ZIP Code, and day. A place's rows all start on different days. */
export const tableFlaws = (rows: ReadonlyArray<TaxRow>): ReadonlyArray<TableFlaw> =>
  [...groupBy(rows, ({ state }) => normalizeStateCode(state))].flatMap(([, ofState]) =>
    [...groupBy(ofState, ({ zipPrefix }) => zipPrefix)].flatMap(([, ofPlace]) => [
      ...overlapsOf(ofPlace),
      ...gapsOf(ofPlace, ofState),
    ]),
  )
