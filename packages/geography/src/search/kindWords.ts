import { SEARCHED_KINDS, type SearchedKind } from "@listwright/domain/geography"
import type { AskedWord } from "./askedWords.ts"

interface KindWords {
  /** What people add to a name to say which one they mean, with a blank before each word: 'Cook County'. */
  readonly said: string
  /** Those that ask, beside a place, for all of the kind that are there: 'counties IL', 'zip Chicago'. */
  readonly listing: ReadonlyArray<string>
}

const kind = (said: string, ...listing: ReadonlyArray<string>): KindWords => ({
  said: ` ${[said, ...listing].join(" ")}`,
  listing,
})

/** The words of each kind. */
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

/** Whether a word says that the kind is meant; its beginning does from three letters on, since 'st' is no state. */
export const saysKind = (one: SearchedKind, { word }: AskedWord): boolean => {
  const said = `${KIND_WORDS[one].said} `
  return said.includes(word.length < 3 ? ` ${word} ` : ` ${word}`)
}

/** Whether a word names a kind of area, whichever. */
export const isKindWord = ({ word }: AskedWord): boolean => ALL_SAID.has(word)

/** The kinds of which all are asked for. */
export const listedKinds = (asked: ReadonlyArray<AskedWord>): ReadonlyArray<SearchedKind> =>
  SEARCHED_KINDS.filter((one) => asked.some(({ word }) => KIND_WORDS[one].listing.includes(word)))

/** The words that do not name this kind. */
export const besidesKind = (one: SearchedKind, asked: ReadonlyArray<AskedWord>): ReadonlyArray<AskedWord> => {
  const said = `${KIND_WORDS[one].said} `
  return asked.filter(({ word }) => !said.includes(` ${word} `))
}
