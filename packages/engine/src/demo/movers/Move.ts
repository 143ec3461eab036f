/** The mortgage used to buy a home. */
export interface Loan {
  /** In thousand dollars. */
  readonly amount: number
  /** Positions in `LOAN_TYPES` and `LOAN_RATES`, from 1. */
  readonly type: number
  readonly rate: number
}

/** The purchase of a home. */
export interface Purchase {
  /** In thousand dollars; 0 if unknown. */
  readonly price: number
  readonly isFirst: boolean
  /** Null if paid in cash. */
  readonly loan: Loan | null
}

/** A household's move, with everything the demo draws for it. Codes count from 1, as in the rows; 0 means unknown. */
export interface Move {
  /** The date, YYYYMMDD. */
  readonly date: number
  readonly distance: number
  /** The position among the states. */
  readonly fromState: number
  /** Null if the home is rented. */
  readonly purchase: Purchase | null
  /** The year of construction. */
  readonly built: number
}
