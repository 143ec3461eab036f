/** The mortgage used to buy a home. */
export interface Loan {
  /** The amount, in thousands of dollars. */
  readonly amount: number
  /** The positions in `LOAN_TYPES` and `LOAN_RATES`, from 1. */
  readonly type: number
  readonly rate: number
}

/** The purchase of a home. */
export interface Purchase {
  /** The price, in thousands of dollars; 0 if unknown. */
  readonly price: number
  readonly isFirst: boolean
  /** The mortgage; null if paid in cash. */
  readonly loan: Loan | null
}

/** A household's move, with all attributes drawn for it. Codes count from 1, as in the rows; 0 means unknown. */
export interface Move {
  /** The move date, as YYYYMMDD. */
  readonly date: number
  readonly distance: number
  /** The previous state's position in the list of states. */
  readonly fromState: number
  /** The purchase; null if the home is rented. */
  readonly purchase: Purchase | null
  /** The year of construction. */
  readonly built: number
}
