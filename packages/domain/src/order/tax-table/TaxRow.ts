/**
 * A rate in the dated table: for a state, or for its ZIP Codes that start with `zipPrefix`, from one day to another,
 * inclusive.
 */
export interface TaxRow {
  /** The state as two uppercase letters. */
  readonly state: string
  /** 0 to 5 digits; '' for the whole state. */
  readonly zipPrefix: string
  /** The first day, as an ISO date in the site's time zone. */
  readonly from: string
  /** The last day, as an ISO date; null if it applies until the next row of the same state and prefix begins. */
  readonly until: string | null
  /** A fraction from 0 to below 1, such as '0.0625'. */
  readonly rate: string
}

/** The place of the buyer, as stated in the contact. */
export interface TaxPlace {
  readonly state: string
  readonly zip: string
  readonly countryCode: string
}
