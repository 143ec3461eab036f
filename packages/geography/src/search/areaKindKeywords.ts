import { SEARCHABLE_KINDS, type SearchableKind } from "@listwright/domain/geography"
import type { SearchWord } from "./parseSearchWords.ts"

interface KindWords {
  /** The words that users add to a name to indicate its type, with a space before each: 'Cook County'. */
  readonly said: string
  /** The words that, next to a place, request all areas of the type there: 'counties IL', 'zip Chicago'. */
  readonly listing: ReadonlyArray<string>
}

const kind = (said: string, ...listing: ReadonlyArray<string>): KindWords => ({
  said: ` ${[said, ...listing].join(" ")}`,
  listing,
})

/** The words for each type of area. */
export const AREA_KIND_KEYWORDS: Readonly<Record<SearchableKind, KindWords>> = {
  zip: kind("code codes", "zip", "zips", "zipcode", "zipcodes"),
  scf: kind("code codes", "scf", "scfs"),
  state: kind("state", "states"),
  congressionalDistrict: kind("congressional", "district", "districts"),
  city: kind("city town", "cities", "towns"),
  county: kind("county co parish borough", "counties", "parishes", "boroughs"),
  metroArea: kind("metropolitan area areas", "metro", "metros", "msa", "cbsa"),
  nation: kind("nation nationwide country"),
}

const ALL_SAID = new Set(SEARCHABLE_KINDS.flatMap((one) => AREA_KIND_KEYWORDS[one].said.trim().split(" ")))

/**
 * Returns whether a word indicates the given type of area. Its first three letters are enough; 'st' alone doesn't mean
 * 'state'.
 */
export const indicatesKind = (one: SearchableKind, { word }: SearchWord): boolean => {
  const said = `${AREA_KIND_KEYWORDS[one].said} `
  return said.includes(word.length < 3 ? ` ${word} ` : ` ${word}`)
}

/** Returns whether a word indicates any type of area. */
export const isKindKeyword = ({ word }: SearchWord): boolean => ALL_SAID.has(word)

/** Returns the types of areas to list in full, as in 'counties IL'. */
export const kindsToList = (asked: ReadonlyArray<SearchWord>): ReadonlyArray<SearchableKind> =>
  SEARCHABLE_KINDS.filter((one) => asked.some(({ word }) => AREA_KIND_KEYWORDS[one].listing.includes(word)))

/** Returns the words that don't indicate the given type of area. */
export const withoutKindWords = (
  one: SearchableKind,
  asked: ReadonlyArray<SearchWord>,
): ReadonlyArray<SearchWord> => {
  const said = `${AREA_KIND_KEYWORDS[one].said} `
  return asked.filter(({ word }) => !said.includes(` ${word} `))
}
