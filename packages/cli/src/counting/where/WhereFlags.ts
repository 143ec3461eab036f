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
type ExcludeFlag = (typeof EXCLUDE_FLAGS)[keyof typeof EXCLUDE_FLAGS]

/** Names and codes as written, one or several of an option. */
type Written = ReadonlyArray<string>

export const GRANULARITY_WORDS = {
  standard: "standard",
  zip4: "zip4",
  route: "carrierRoute",
  zip: "zip",
} as const
export type GranularityWord = keyof typeof GRANULARITY_WORDS

/** The options of `count` for choosing and excluding areas. */
export interface WhereFlags extends Partial<Record<NamedWord | PostalWord | ExcludeFlag, Written>> {
  /** '-' is standard input. */
  readonly zipsFrom?: string
  readonly usa?: boolean
  /** Places. */
  readonly radius?: Written
  /** One for all places of `radius`, or one for each. */
  readonly miles?: Written
  /** Numbers of records: one for all places of `near`, or one for each. */
  readonly closest?: Written
  readonly near?: Written
  readonly sameState?: boolean
  readonly granularity?: GranularityWord
  /** Files; '-' is standard input. */
  readonly polygon?: Written
  readonly simplify?: boolean
  /** Files of addresses with their distances. */
  readonly addressesFrom?: Written
  /** The file's column for each field, such as 'Keycode=Shop'. */
  readonly addressColumn?: Written
}

/** Every flag that chooses or excludes an area, or says how; a definition from a file says all of it itself. */
export const WHERE_FLAGS = [
  ...POSTAL_WORDS,
  "zipsFrom",
  ...NAMED_WORDS,
  "usa",
  "radius",
  "miles",
  "closest",
  "near",
  "sameState",
  "granularity",
  "polygon",
  "simplify",
  "addressesFrom",
  "addressColumn",
  ...Object.values(EXCLUDE_FLAGS),
] as const satisfies ReadonlyArray<keyof WhereFlags>
