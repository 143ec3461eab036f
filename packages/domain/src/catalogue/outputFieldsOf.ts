import { outputFields } from "../glossary/recordFields.ts"
import { traitsOf } from "./listTypes.ts"
import { universeOf } from "./universes.ts"

/** Returns the fields in every file from a source, in order; an unknown source gets the fields for lists of people. */
export const outputFieldsOf = (listType: number): ReadonlyArray<string> =>
  outputFields(traitsOf(listType).country, universeOf(listType)?.hasCompanies ?? false)
