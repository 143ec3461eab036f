import type { AreaWord } from "./areaWords.ts"

/** Kinds of areas that are named by an option each, and by another one that excludes them. */
export const NAMED_WORDS = [
  "scf",
  "city",
  "county",
  "metro",
  "district",
  "state",
] as const satisfies ReadonlyArray<AreaWord>
export type NamedWord = (typeof NAMED_WORDS)[number]

/** Kinds whose areas are codes of the postal service. */
export const POSTAL_WORDS = ["zip", "zip4", "route", "postalCode"] as const
export type PostalWord = (typeof POSTAL_WORDS)[number]

/** The option of a word as people write it: 'postal-code' of 'postalCode'. */
export const optionWord = (word: NamedWord | PostalWord): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The flag that leaves areas out, by the option that chooses such. */
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

/** The words that --granularity takes. */
export const GRANULARITY_WORDS = {
  standard: "standard",
  zip4: "zip4",
  route: "carrierRoute",
  zip: "zip",
} as const
export type GranularityWord = keyof typeof GRANULARITY_WORDS

const isWord = (text: string): text is GranularityWord => Object.hasOwn(GRANULARITY_WORDS, text)

export const granularityWords: ReadonlyArray<GranularityWord> = Object.keys(GRANULARITY_WORDS).filter(isWord)
