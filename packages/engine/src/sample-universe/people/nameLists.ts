import { comparableText } from "@listwright/domain/counting"
import { compareStrings } from "@listwright/domain/definition"
import { readTable } from "@listwright/geography"
import { SUFFIXES } from "../addresses/addressForms.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"
import type { Random } from "../random/Random.ts"

const folder = new URL("../../../data/people/", import.meta.url)

const rows = (file: string) => readTable(new URL(file, folder))

/** The FIRST_AT and LAST_AT values of a record without a name; no list is that long. */
export const NO_NAME = 65_534

/** The codes of the GENDER column. */
export const FEMALE = 1
export const MALE = 2

/** The number of years during which the same first names are common. */
const COHORT = 5
const FIRST_YEAR = 1925
const COHORTS = 18

/** Returns how common a name is `years` away from its peak. */
const usual = (weight: number, years: number): number => weight / (1 + (years / 12) ** 2) ** 2

/** A first name: how common it is, and the birth year around which it peaks. */
export interface FirstName {
  readonly name: string
  readonly gender: number
  readonly weight: number
  readonly peak: number
}

export interface LastName {
  readonly name: string
  readonly weight: number
}

/** Reads the first names from a file in the folder of name lists. */
export const readFirstNames = (file: string): ReadonlyArray<FirstName> =>
  rows(file).map(([name = "", gender, weight, peak]) => ({
    name,
    gender: gender === "F" ? FEMALE : MALE,
    weight: Number(weight),
    peak: Number(peak),
  }))

export const readLastNames = (file: string): ReadonlyArray<LastName> =>
  rows(file).map(([name = "", weight]) => ({ name, weight: Number(weight) }))

export const readStreets = (file: string): ReadonlyArray<string> => rows(file).map(([name = ""]) => name)

/** Reads each area's phone area codes. */
export const readAreaCodes = (file: string): ReadonlyMap<string, ReadonlyArray<number>> =>
  new Map(rows(file).map(([area = "", codes = ""]) => [area, codes.split(" ").map(Number)]))

/** Draws the position of a first name that fits the gender and birth year. */
export type FirstDrawer = (random: Random, gender: number, birthYear: number) => number

export const firstDrawer = (first: ReadonlyArray<FirstName>): FirstDrawer => {
  const cohorts = [FEMALE, MALE].map((gender) =>
    Array.from({ length: COHORTS }, (_, cohort) => {
      const middle = FIRST_YEAR + (cohort + 0.5) * COHORT
      return new WeightedPicker(
        first.map((n) => (n.gender === gender ? usual(n.weight, n.peak - middle) : 0)),
      )
    }),
  )
  return (random, gender, birthYear) => {
    const cohort = Math.min(Math.max(Math.floor((birthYear - FIRST_YEAR) / COHORT), 0), COHORTS - 1)
    return cohorts[gender - 1]?.[cohort]?.draw(random) ?? 0
  }
}

/** The name lists for people and streets; rows store list positions until names are written. */
export interface NameLists {
  readonly first: ReadonlyArray<string>
  readonly last: ReadonlyArray<string>
  /** The values of LASTNAME, and the code of each last name by its position in the list. */
  readonly lastTexts: ReadonlyArray<string>
  readonly lastCodes: ReadonlyArray<number>
  readonly streets: ReadonlyArray<string>
  /** The suffixes of street names; '' if there is none. */
  readonly suffixes: ReadonlyArray<string>
  readonly areaCodes: ReadonlyMap<string, ReadonlyArray<number>>
  readonly drawFirst: FirstDrawer
  readonly drawLast: (random: Random) => number
}

/** Returns the values of LASTNAME for these names, and the code of each name. */
export const lastNameCodes = (
  last: ReadonlyArray<LastName>,
): Pick<NameLists, "last" | "lastCodes" | "lastTexts"> => {
  const lastTexts = [...new Set(last.map(({ name }) => comparableText(name)))].toSorted(compareStrings)
  const codes = new Map(lastTexts.map((text, at) => [text, at + 1]))
  return {
    last: last.map(({ name }) => name),
    lastTexts,
    lastCodes: last.map(({ name }) => codes.get(comparableText(name)) ?? 0),
  }
}

/** Reads the U.S. name lists. */
export const nameLists = (): NameLists => {
  const first = readFirstNames("first-names.tsv")
  const last = readLastNames("last-names.tsv")
  const lastNames = new WeightedPicker(last.map(({ weight }) => weight))
  return {
    first: first.map(({ name }) => name),
    ...lastNameCodes(last),
    streets: readStreets("streets.tsv"),
    suffixes: SUFFIXES,
    areaCodes: readAreaCodes("area-codes.tsv"),
    drawFirst: firstDrawer(first),
    drawLast: (random) => lastNames.draw(random),
  }
}
