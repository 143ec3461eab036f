import { groupBy } from "../../shared/groupBy.ts"
import type { TaxPlace, TaxRow } from "./TaxRow.ts"
import { effectiveRow } from "./rowDays.ts"

/** A table's rows by state, then by ZIP Code prefix. */
export type TaxTable = ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<TaxRow>>>

/** Indexes a table so that a place's rows are found without scanning all of them. */
export const taxTable = (rows: ReadonlyArray<TaxRow>): TaxTable =>
  new Map(
    [...groupBy(rows, ({ state }) => state)].map(([state, ofState]) => [
      state,
      groupBy(ofState, ({ zipPrefix }) => zipPrefix),
    ]),
  )

/** Normalizes a state code to the table's format. */
export const normalizeStateCode = (state: string): string => state.trim().toUpperCase()

/** Returns a ZIP Code's prefixes, longest first: '60614' to ''. */
export const zipPrefixes = (zip: string): ReadonlyArray<string> => {
  const five = zip.trim().slice(0, 5)
  return Array.from({ length: five.length + 1 }, (_, cut) => five.slice(0, five.length - cut))
}

/**
 * Returns a place's rate on an ISO date, as a decimal fraction. Among the rows in force, the one with the longest ZIP
 * Code prefix applies; if there are several, the one that started last. Rows are found by state, regardless of the
 * country. Without a row, a place outside the United States has the rate '0', and the rate of a place within it is
 * unknown (null).
 */
export const effectiveRate = (table: TaxTable, place: TaxPlace, day: string): string | null => {
  const ofState = table.get(normalizeStateCode(place.state))
  for (const prefix of zipPrefixes(place.zip)) {
    const row = effectiveRow(ofState?.get(prefix) ?? [], day)
    if (row !== null) return row.rate
  }
  return place.countryCode === "US" ? null : "0"
}
