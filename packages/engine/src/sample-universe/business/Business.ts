/** A contact person at a business. */
export interface BusinessContact {
  readonly gender: number
  readonly firstName: number
  readonly lastName: number
  /** The title's position in `TITLES`, from 1. */
  readonly title: number
}

/** A company location with its generated data. Codes start at 1, as in the rows; 0 is unknown. */
export interface Business {
  /** The positions of the location's industries among all codes, the primary industry first. */
  readonly industries: readonly [primary: number, second: number, third: number]
  readonly employees: number
  readonly sales: number
  readonly location: number
  readonly ownership: number
  readonly homeBased: boolean
  readonly womanOwned: boolean
  readonly franchise: boolean
  readonly yearFounded: number
  readonly squareFeet: number
  readonly creditRating: number
  readonly website: boolean
  /** The filing date as YYYYMMDD; 0 if it's not a new business. */
  readonly filingDate: number
  readonly company: CompanyName
  readonly contacts: ReadonlyArray<BusinessContact>
}

/**
 * A company name, such as 'Miller Plumbing', 'Oak Cafe' or 'Dayton Grill': the source of the first word, its position
 * there, and the position of the last word.
 */
export interface CompanyName {
  readonly form: number
  readonly name: number
  readonly word: number
}

/** The codes of COMPANY_FORM. */
export const COMPANY_FORMS = { lastName: 0, street: 1, city: 2, family: 3 } as const
