/** The month as of which ages and dates are correct. */
export const VINTAGE = { year: 2026, month: 11, name: "2026-11" } as const

/** An adult in a household, before the individual attributes are drawn. */
export interface Adult {
  readonly age: number
  readonly gender: number
  readonly firstName: number
  readonly lastName: number
  readonly married: boolean
}

/** People who live together, with the attributes they share. Money is stored as natural logarithms of dollars. */
export interface Household {
  readonly adults: ReadonlyArray<Adult>
  /** The ages of the household members under 18. */
  readonly childAges: ReadonlyArray<number>
  readonly apartment: boolean
  readonly owner: boolean
  /** The deviations from the national midpoint. */
  readonly schooling: number
  readonly logIncome: number
  readonly logHomeValue: number
  readonly movedIn: number
}
