import type { Country } from "@listwright/domain/shared"
import type { Geography } from "../lookup/Geography.ts"

/** The tables for looking up places. */
export type GeographyTables = Geography["Service"]

/** Returns a country's states or, in Canada, its provinces and territories. */
export const countryStates = (
  tables: GeographyTables,
  country: Country,
): ReadonlyArray<{ readonly code: string; readonly name: string }> =>
  country === "CA" ? tables.canada.provinces : tables.states
