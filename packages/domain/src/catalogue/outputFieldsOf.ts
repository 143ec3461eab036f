import { outputFields } from "../glossary/recordFields.ts"
import { traitsOf } from "./listTypes.ts"
import { universeOf } from "./universes.ts"

/** What every file of a source holds, in its order; as for people where nobody knows whose records it sells. */
export const outputFieldsOf = (listType: number): ReadonlyArray<string> =>
  outputFields(traitsOf(listType).country, universeOf(listType)?.hasCompanies ?? false)
