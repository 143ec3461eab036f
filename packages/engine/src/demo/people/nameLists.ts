import { plainText } from "@listwright/domain/counting"
import { compareTexts } from "@listwright/domain/definition"
import { readTable } from "@listwright/geography"
import { WeightedPicker } from "../random/WeightedPicker.ts"
import type { Random } from "../random/Random.ts"

const folder = new URL("../../../data/people/", import.meta.url)

const rows = (file: string) => readTable(new URL(file, folder))

/** FIRST_AT and LAST_AT of a record without a name: no list is that long. */
export const NO_NAME = 65_534

/** Codes of the column GENDER. */
export const FEMALE = 1
export const MALE = 2

/** Years in which the same first names are usual. */
const COHORT = 5
const FIRST_YEAR = 1925
const COHORTS = 18

/** How usual a name is `years` away from its peak. */
const usual = (weight: number, years: number): number => weight / (1 + (years / 12) ** 2) ** 2

/** The lists that people and streets are named from, with positions in place of names until they are written. */
export const nameLists = () => {
  const first = rows("first-names.tsv").map(([name = "", gender, weight, peak]) => ({
    name,
    gender: gender === "F" ? FEMALE : MALE,
    weight: Number(weight),
    peak: Number(peak),
  }))
  const last = rows("last-names.tsv").map(([name = "", weight]) => ({ name, weight: Number(weight) }))
  const lastTexts = [...new Set(last.map(({ name }) => plainText(name)))].toSorted(compareTexts)
  const lastCodes = new Map(lastTexts.map((text, at) => [text, at + 1]))
  const cohorts = [FEMALE, MALE].map((gender) =>
    Array.from({ length: COHORTS }, (_, cohort) => {
      const middle = FIRST_YEAR + (cohort + 0.5) * COHORT
      return new WeightedPicker(
        first.map((n) => (n.gender === gender ? usual(n.weight, n.peak - middle) : 0)),
      )
    }),
  )
  const lastNames = new WeightedPicker(last.map(({ weight }) => weight))

  return {
    first: first.map(({ name }) => name),
    last: last.map(({ name }) => name),
    /** What LASTNAME may be, and its code in the rows by position of the name. */
    lastTexts,
    lastCodes: last.map(({ name }) => lastCodes.get(plainText(name)) ?? 0),
    streets: rows("streets.tsv").map(([name = ""]) => name),
    areaCodes: new Map(
      rows("area-codes.tsv").map(([state = "", codes = ""]) => [state, codes.split(" ").map(Number)]),
    ),
    /** Position of a first name that suits gender and year of birth. */
    drawFirst: (random: Random, gender: number, birthYear: number): number => {
      const cohort = Math.min(Math.max(Math.floor((birthYear - FIRST_YEAR) / COHORT), 0), COHORTS - 1)
      return cohorts[gender - 1]?.[cohort]?.draw(random) ?? 0
    },
    drawLast: (random: Random): number => lastNames.draw(random),
  }
}

export type NameLists = ReturnType<typeof nameLists>
