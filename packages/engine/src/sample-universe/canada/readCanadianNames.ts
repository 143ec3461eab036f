import type { Random } from "../random/Random.ts"
import { SUFFIXES } from "../addresses/addressForms.ts"
import {
  type FirstName,
  firstDrawer,
  type LastName,
  lastNameCodes,
  type NameLists,
  readAreaCodes,
  readFirstNames,
  readLastNames,
  readStreets,
} from "../people/nameLists.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"

/** The codes of LANGUAGE. */
export const LANGUAGE = { english: 1, french: 2 } as const

/** The suffixes of street names in English-speaking areas, used instead of `SUFFIXES`. */
const ENGLISH_SUFFIXES = ["St", "Ave", "Dr", "Rd", "Cres", "Crt", "Pl", "Way"]
/**
 * The types that precede street names in French-speaking areas. There are as many as English suffixes, so a street's
 * suffix selects its type.
 */
const FRENCH_TYPES = ["Rue", "Av", "Boul", "Ch", "Place", "Allée", "Crois", "Montée"]

/** The positions of a street's name in the lists used to write addresses. */
export interface StreetTexts {
  /** The number of street names. */
  readonly names: number
  readonly streetAt: (name: number, suffix: number) => number
  readonly suffixAt: (suffix: number) => number
}

export interface CanadianNames {
  /** The lists of both languages, concatenated. People drawn from these lists are English-speaking. */
  readonly all: NameLists
  /** The same lists for French-speaking people, who are drawn from the French part. */
  readonly french: NameLists
  readonly englishStreets: StreetTexts
  readonly frenchStreets: StreetTexts
}

const lastDrawer = (last: ReadonlyArray<LastName>, from: number) => {
  const names = new WeightedPicker(last.map(({ weight }) => weight))
  return (random: Random): number => from + names.draw(random)
}

const laterFirstDrawer = (first: ReadonlyArray<FirstName>, from: number): NameLists["drawFirst"] => {
  const draw = firstDrawer(first)
  return (random, gender, birthYear) => from + draw(random, gender, birthYear)
}

/** Reads the name lists for Canadians and their streets. */
export const readCanadianNames = (): CanadianNames => {
  const first = readFirstNames("first-names.tsv")
  const frenchFirst = readFirstNames("canada/first-names-french.tsv")
  const last = readLastNames("canada/last-names-english.tsv")
  const frenchLast = readLastNames("canada/last-names-french.tsv")
  const streets = readStreets("canada/streets-english.tsv")
  const frenchStreets = readStreets("canada/streets-french.tsv")
  const all: NameLists = {
    first: [...first, ...frenchFirst].map(({ name }) => name),
    ...lastNameCodes([...last, ...frenchLast]),
    // A French street is in the list as a whole, since its type precedes its name.
    streets: [...streets, ...FRENCH_TYPES.flatMap((type) => frenchStreets.map((name) => `${type} ${name}`))],
    suffixes: [...ENGLISH_SUFFIXES, ""],
    areaCodes: readAreaCodes("canada/area-codes.tsv"),
    drawFirst: firstDrawer(first),
    drawLast: lastDrawer(last, 0),
  }
  return {
    all,
    french: {
      ...all,
      drawFirst: laterFirstDrawer(frenchFirst, first.length),
      drawLast: lastDrawer(frenchLast, last.length),
    },
    englishStreets: { names: streets.length, streetAt: (name) => name, suffixAt: (suffix) => suffix },
    frenchStreets: {
      names: frenchStreets.length,
      streetAt: (name, suffix) => streets.length + suffix * frenchStreets.length + name,
      suffixAt: () => SUFFIXES.length,
    },
  }
}
