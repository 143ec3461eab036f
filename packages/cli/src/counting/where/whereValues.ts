import type { AreaKindName } from "./areaKindNames.ts"

/** The kinds of areas that have one option to select them and another to exclude them. */
export const NAMED_AREA_KINDS = [
  "scf",
  "city",
  "county",
  "metro",
  "district",
  "state",
] as const satisfies ReadonlyArray<AreaKindName>
export type NamedAreaKind = (typeof NAMED_AREA_KINDS)[number]

/** The kinds of areas that are postal codes. */
export const POSTAL_AREA_KINDS = ["zip", "zip4", "route", "postalCode"] as const
export type PostalAreaKind = (typeof POSTAL_AREA_KINDS)[number]

/** Returns the option name for a word: 'postal-code' for 'postalCode'. */
export const areaOptionName = (word: NamedAreaKind | PostalAreaKind): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The flags that exclude areas, by the option that selects them. */
export const EXCLUDE_FLAGS = {
  zip: "excludeZip",
  zip4: "excludeZip4",
  route: "excludeRoute",
  postalCode: "excludePostalCode",
  scf: "excludeScf",
  city: "excludeCity",
  county: "excludeCounty",
  metro: "excludeMetro",
  district: "excludeDistrict",
  state: "excludeState",
} as const satisfies Record<NamedAreaKind | PostalAreaKind, string>

/** The words that --granularity accepts. */
export const GRANULARITY_VALUES = {
  standard: "standard",
  zip4: "zip4",
  route: "carrierRoute",
  zip: "zip",
} as const
export type GranularityValue = keyof typeof GRANULARITY_VALUES

const isWord = (text: string): text is GranularityValue => Object.hasOwn(GRANULARITY_VALUES, text)

export const granularityValues: ReadonlyArray<GranularityValue> =
  Object.keys(GRANULARITY_VALUES).filter(isWord)
