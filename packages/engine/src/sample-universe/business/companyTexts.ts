import type { Place } from "../../format/layout/Place.ts"
import type { NameLists } from "../people/nameLists.ts"
import { COMPANY_FORMS } from "./Business.ts"

/** The form of a company name: the parts before its last word. */
export interface CompanyForm {
  /** The list of first words, and the column with the position in that list. */
  readonly list: ReadonlyArray<string>
  readonly column: "COMPANY_NAME_AT" | "PLACE_AT"
  /** The text between the first and last words. */
  readonly between: string
}

/** Returns the company name forms by code. */
export const companyForms = (
  { last, streets }: NameLists,
  places: ReadonlyArray<Place>,
): Readonly<Record<number, CompanyForm>> => ({
  [COMPANY_FORMS.lastName]: { list: last, column: "COMPANY_NAME_AT", between: " " },
  [COMPANY_FORMS.street]: { list: streets, column: "COMPANY_NAME_AT", between: " Street " },
  [COMPANY_FORMS.city]: { list: places.map(({ city }) => city), column: "PLACE_AT", between: " " },
  [COMPANY_FORMS.family]: { list: last, column: "COMPANY_NAME_AT", between: " & Sons " },
})
