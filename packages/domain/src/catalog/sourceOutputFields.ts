import { outputFields } from "../glossary/recordFields.ts"
import { sourceTraits } from "./listTypes.ts"
import { findSourceUniverse } from "./universes.ts"

/** Returns the fields in every file from a source, in order; an unknown source gets the fields for lists of people. */
export const sourceOutputFields = (listType: number): ReadonlyArray<string> =>
  outputFields(sourceTraits(listType).country, findSourceUniverse(listType)?.hasCompanies ?? false)
