import type { AreaWord } from "./areaWords.ts"

/** The kinds of areas that have one option to select them and another to exclude them. */
export const NAMED_WORDS = [
  "scf",
  "city",
  "county",
  "metro",
  "district",
  "state",
] as const satisfies ReadonlyArray<AreaWord>
export type NamedWord = (typeof NAMED_WORDS)[number]

/** The kinds whose areas are postal codes. */
export const POSTAL_WORDS = ["zip", "zip4", "route", "postalCode"] as const
export type PostalWord = (typeof POSTAL_WORDS)[number]

/** Returns the option name for a word: 'postal-code' for 'postalCode'. */
export const optionWord = (word: NamedWord | PostalWord): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The flag that excludes areas, by the option that selects them. */
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
} as const satisfies Record<NamedWord | PostalWord, string>

/** The words that --granularity accepts. */
export const GRANULARITY_WORDS = {
  standard: "standard",
  zip4: "zip4",
  route: "carrierRoute",
  zip: "zip",
} as const
export type GranularityWord = keyof typeof GRANULARITY_WORDS

const isWord = (text: string): text is GranularityWord => Object.hasOwn(GRANULARITY_WORDS, text)

export const granularityWords: ReadonlyArray<GranularityWord> = Object.keys(GRANULARITY_WORDS).filter(isWord)
