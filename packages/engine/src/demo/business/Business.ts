/** A person to write to at a business. */
export interface BusinessContact {
  readonly gender: number
  readonly firstName: number
  readonly lastName: number
  /** Position in `TITLES`, from 1. */
  readonly title: number
}

/** One location of a company, with what the demo draws for it. Codes count from 1, as the rows hold them; 0 is unknown. */
export interface Business {
  /** Positions of its industries among all codes; the primary one first. */
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
  /** YYYYMMDD; 0: not a new business. */
  readonly filingDate: number
  readonly company: CompanyName
  readonly contacts: ReadonlyArray<BusinessContact>
}

/** 'Miller Plumbing', 'Oak Cafe' or 'Dayton Grill': where the first word comes from, its position there, and the last word's. */
export interface CompanyName {
  readonly form: number
  readonly name: number
  readonly word: number
}

/** Codes of COMPANY_FORM. */
export const COMPANY_FORMS = { lastName: 0, street: 1, city: 2, family: 3 } as const
