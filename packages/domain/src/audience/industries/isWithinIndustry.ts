import type { ChosenIndustries } from "./chooseIndustries.ts"
import { type DivisionOf, sicDivisionOf } from "./industryDivisions.ts"

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
