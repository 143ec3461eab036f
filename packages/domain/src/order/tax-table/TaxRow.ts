/**
 * A rate in the dated tax table, for an inclusive range of days: for a state, or for its ZIP Codes that start with
 * `zipPrefix`.
 */
export interface TaxRow {
  /** The two-letter state code, in uppercase. */
  readonly state: string
  /** The ZIP Code prefix, 0 to 5 digits; '' for the whole state. */
  readonly zipPrefix: string
  /** The first day, as an ISO date in the site's time zone. */
  readonly from: string
  /** The last day, as an ISO date; null if the rate applies until the next row for the same state and prefix begins. */
  readonly until: string | null
  /** The rate as a fraction from 0 to below 1, such as '0.0625'. */
  readonly rate: string
}

/** The buyer's location, as stated in the contact. */
export interface TaxPlace {
  readonly state: string
  readonly zip: string
  readonly countryCode: string
}
