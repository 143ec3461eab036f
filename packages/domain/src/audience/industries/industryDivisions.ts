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
