/** A contact person at a business. */
export interface BusinessContact {
  readonly gender: number
  readonly firstName: number
  readonly lastName: number
  /** The position in `TITLES`, from 1. */
  readonly title: number
}

/** A location of a company, with the generated facts. Codes start at 1, as in the rows; 0 is unknown. */
export interface Business {
  /** The positions of its industries among all codes, the primary one first. */
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
  /** The filing date as YYYYMMDD; 0 if it isn't a new business. */
  readonly filingDate: number
  readonly company: CompanyName
  readonly contacts: ReadonlyArray<BusinessContact>
}

/**
 * The name of a company, such as 'Miller Plumbing', 'Oak Cafe' or 'Dayton Grill': the source of the first word, its
 * position there, and the position of the last word.
 */
export interface CompanyName {
  readonly form: number
  readonly name: number
  readonly word: number
}

/** The codes of COMPANY_FORM. */
export const COMPANY_FORMS = { lastName: 0, street: 1, city: 2, family: 3 } as const
