import type { SearchedKind } from "@listwright/domain/geography"

/** The terminal's words for area kinds that have names or codes, as used in its options. */
export const AREA_WORDS = {
  zip: "zip",
  scf: "scf",
  city: "city",
  county: "county",
  metro: "metroArea",
  district: "congressionalDistrict",
  state: "state",
  usa: "nation",
} as const satisfies Record<string, SearchedKind>

export type AreaWord = keyof typeof AREA_WORDS

const isWord = (text: string): text is AreaWord => Object.hasOwn(AREA_WORDS, text)

/** The accepted words. */
export const areaWords: ReadonlyArray<AreaWord> = Object.keys(AREA_WORDS).filter(isWord)

/** Returns the word for an area kind. */
export const wordOfKind = (kind: SearchedKind): string =>
  areaWords.find((word) => AREA_WORDS[word] === kind) ?? kind
