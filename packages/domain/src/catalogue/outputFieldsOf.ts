import { outputFields } from "../glossary/recordFields.ts"
import { traitsOf } from "./listTypes.ts"
import { universeOf } from "./universes.ts"

/** Returns the fields of every file of a source, in order; an unknown source gets the fields of lists of people. */
export const outputFieldsOf = (listType: number): ReadonlyArray<string> =>
  outputFields(traitsOf(listType).country, universeOf(listType)?.hasCompanies ?? false)
