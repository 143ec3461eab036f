import { SEARCHED_KINDS, type SearchedKind } from "@listwright/domain/geography"
import type { AskedWord } from "./askedWords.ts"

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
export const KIND_WORDS: Readonly<Record<SearchedKind, KindWords>> = {
  zip: kind("code codes", "zip", "zips", "zipcode", "zipcodes"),
  scf: kind("code codes", "scf", "scfs"),
  state: kind("state", "states"),
  congressionalDistrict: kind("congressional", "district", "districts"),
  city: kind("city town", "cities", "towns"),
  county: kind("county co parish borough", "counties", "parishes", "boroughs"),
  metroArea: kind("metropolitan area areas", "metro", "metros", "msa", "cbsa"),
  nation: kind("nation nationwide country"),
}

const ALL_SAID = new Set(SEARCHED_KINDS.flatMap((one) => KIND_WORDS[one].said.trim().split(" ")))

/** Tells whether a word indicates the type. Its first three letters are enough; 'st' alone doesn't mean 'state'. */
export const saysKind = (one: SearchedKind, { word }: AskedWord): boolean => {
  const said = `${KIND_WORDS[one].said} `
  return said.includes(word.length < 3 ? ` ${word} ` : ` ${word}`)
}

/** Tells whether a word indicates any type of area. */
export const isKindWord = ({ word }: AskedWord): boolean => ALL_SAID.has(word)

/** Returns the types for which all areas are requested. */
export const listedKinds = (asked: ReadonlyArray<AskedWord>): ReadonlyArray<SearchedKind> =>
  SEARCHED_KINDS.filter((one) => asked.some(({ word }) => KIND_WORDS[one].listing.includes(word)))

/** Returns the words that don't indicate this type. */
export const besidesKind = (one: SearchedKind, asked: ReadonlyArray<AskedWord>): ReadonlyArray<AskedWord> => {
  const said = `${KIND_WORDS[one].said} `
  return asked.filter(({ word }) => !said.includes(` ${word} `))
}
