import type { ChosenIndustries } from "./chooseIndustries.ts"

/** The division of an industry: 'G' of '58', of '5812' and of 'G'; undefined where it is in none. */
export type DivisionOf = (industry: string) => string | undefined

/** The divisions with the first and the last of the two digits that their industries begin with. */
const DIVISIONS: ReadonlyArray<readonly [string, string, string]> = [
  ["A", "01", "09"],
  ["B", "10", "14"],
  ["C", "15", "17"],
  ["D", "20", "39"],
  ["E", "40", "49"],
  ["F", "50", "51"],
  ["G", "52", "59"],
  ["H", "60", "67"],
  ["I", "70", "89"],
  ["J", "91", "99"],
]

/** The division of an industry by the Standard Industrial Classification of 1987. */
export const sicDivisionOf: DivisionOf = (industry) => {
  const major = industry.slice(0, 2)
  return DIVISIONS.find(
    ([letter, first, last]) => industry === letter || (major >= first && major <= last),
  )?.[0]
}

const isDivision = (code: string): boolean => !/^\d/.test(code)

/**
 * Whether an industry is another one or lies below it: '5812' is within '58', and '58' within division 'G'. A division
 * lies within itself alone; no industry lies within a letter that is no division.
 */
export const isWithinIndustry = (
  code: string,
  of: string,
  divisionOf: DivisionOf = sicDivisionOf,
): boolean => {
  if (code === of) return true
  if (isDivision(code)) return false
  return isDivision(of) ? divisionOf(code) === of : code.startsWith(of)
}

/** Whether an industry is selected: within one that is added, or nothing is, and within none that is omitted. */
export const isSelectedIndustry = (
  { added, omitted }: ChosenIndustries,
  code: string,
  divisionOf: DivisionOf = sicDivisionOf,
): boolean =>
  (added.length === 0 || added.some((of) => isWithinIndustry(code, of, divisionOf))) &&
  !omitted.some((of) => isWithinIndustry(code, of, divisionOf))
