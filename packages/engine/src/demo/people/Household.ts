/** The month that ages and dates are true of. */
export const VINTAGE = { year: 2026, month: 11, name: "2026-11" } as const

/** A grown-up of a household, before the attributes that are drawn for everybody alone. */
export interface Adult {
  readonly age: number
  readonly gender: number
  readonly firstName: number
  readonly lastName: number
  readonly married: boolean
}

/** People that live together, and what is true of all of them. Money is in natural logarithms of dollars. */
export interface Household {
  readonly adults: ReadonlyArray<Adult>
  /** Ages of those under 18. */
  readonly childAges: ReadonlyArray<number>
  readonly apartment: boolean
  readonly owner: boolean
  /** Deviations from the country's middle. */
  readonly schooling: number
  readonly logIncome: number
  readonly logHomeValue: number
  readonly movedIn: number
}
