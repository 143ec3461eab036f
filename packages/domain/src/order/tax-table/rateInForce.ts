import { grouped } from "../../shared/grouped.ts"
import type { TaxPlace, TaxRow } from "./TaxRow.ts"
import { inForce } from "./rowDays.ts"

/** The rows of a table by state, then by the first digits of ZIP Codes. */
export type TaxTable = ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<TaxRow>>>

/** Indexes a table so that rows are found without scanning all of them. */
export const taxTable = (rows: ReadonlyArray<TaxRow>): TaxTable =>
  new Map(
    [...grouped(rows, ({ state }) => state)].map(([state, ofState]) => [
      state,
      grouped(ofState, ({ zipPrefix }) => zipPrefix),
    ]),
  )

/** Normalizes a state code to the table's format. */
export const stateCode = (state: string): string => state.trim().toUpperCase()

/** Returns the prefixes of a ZIP Code, longest first: '60614' to ''. */
export const zipPrefixes = (zip: string): ReadonlyArray<string> => {
  const five = zip.trim().slice(0, 5)
  return Array.from({ length: five.length + 1 }, (_, cut) => five.slice(0, five.length - cut))
}

/**
 * Returns the rate of a place on an ISO date, as a decimal fraction: that of the row in force with the most digits of
 * the ZIP Code, or of several, the one that started last. The state alone decides, regardless of the country. Without a
 * row, a place outside the United States has the rate '0', and the tax of one within it is unknown (null).
 */
export const rateInForce = (table: TaxTable, place: TaxPlace, day: string): string | null => {
  const ofState = table.get(stateCode(place.state))
  for (const prefix of zipPrefixes(place.zip)) {
    const row = inForce(ofState?.get(prefix) ?? [], day)
    if (row !== null) return row.rate
  }
  return place.countryCode === "US" ? null : "0"
}
