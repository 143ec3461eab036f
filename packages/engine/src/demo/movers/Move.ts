/** The mortgage that a home was bought with. */
export interface Loan {
  /** Thousand dollars. */
  readonly amount: number
  /** Positions in `LOAN_TYPES` and `LOAN_RATES`, from 1. */
  readonly type: number
  readonly rate: number
}

/** The purchase of a home. */
export interface Purchase {
  /** Thousand dollars; 0: not known. */
  readonly price: number
  readonly isFirst: boolean
  /** Null: paid in cash. */
  readonly loan: Loan | null
}

/** A household's move, with what the demo draws for it. Codes count from 1, as the rows hold them; 0 is unknown. */
export interface Move {
  /** YYYYMMDD. */
  readonly date: number
  readonly distance: number
  /** Position among the states. */
  readonly fromState: number
  /** Null: the home is rented. */
  readonly purchase: Purchase | null
  /** Year of construction. */
  readonly built: number
}
