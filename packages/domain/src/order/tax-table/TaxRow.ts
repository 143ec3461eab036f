/**
 * A rate of the dated table: of a state, or of the ZIP Codes of it that begin with `zipPrefix`, from one day until
 * another, both included.
 */
export interface TaxRow {
  /** Two capital letters. */
  readonly state: string
  /** 0 to 5 digits; '' is the whole state. */
  readonly zipPrefix: string
  /** ISO day in the site's time zone. */
  readonly from: string
  /** ISO day; null: until the next row of the same state and prefix begins. */
  readonly until: string | null
  /** A share from 0 to below 1, such as '0.0625'. */
  readonly rate: string
}

/** The place of the buyer, as stated in the contact. */
export interface TaxPlace {
  readonly state: string
  readonly zip: string
  readonly countryCode: string
}
