import { grouped } from "../../shared/grouped.ts"
import type { TaxPlace, TaxRow } from "./TaxRow.ts"
import { inForce } from "./rowDays.ts"

/** The rows of a table by state, and within it by the first digits of ZIP Codes. */
export type TaxTable = ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<TaxRow>>>

/** A table whose rows are found without looking at each. */
export const taxTable = (rows: ReadonlyArray<TaxRow>): TaxTable =>
  new Map(
    [...grouped(rows, ({ state }) => state)].map(([state, ofState]) => [
      state,
      grouped(ofState, ({ zipPrefix }) => zipPrefix),
    ]),
  )

/** A state as tables write it. */
export const stateCode = (state: string): string => state.trim().toUpperCase()

/** The beginnings of a ZIP Code, the longest first: '60614' to ''. */
export const zipPrefixes = (zip: string): ReadonlyArray<string> => {
  const five = zip.trim().slice(0, 5)
  return Array.from({ length: five.length + 1 }, (_, cut) => five.slice(0, five.length - cut))
}

/**
 * The rate of a place on an ISO day, as a decimal share: the row of the most digits of the ZIP Code that is in force,
 * and of several the one that began last. The state decides, whatever the country. Outside the United States a place
 * without a row has the rate '0'; within them its tax is unknown: null.
 */
export const rateInForce = (table: TaxTable, place: TaxPlace, day: string): string | null => {
  const ofState = table.get(stateCode(place.state))
  for (const prefix of zipPrefixes(place.zip)) {
    const row = inForce(ofState?.get(prefix) ?? [], day)
    if (row !== null) return row.rate
  }
  return place.countryCode === "US" ? null : "0"
}
