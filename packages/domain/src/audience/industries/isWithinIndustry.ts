/** The divisions, each with the first and last two-digit prefix of its industries. */
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

/**
 * Returns an industry's division in the 1987 Standard Industrial Classification: 'G' for '58', '5812', and 'G';
 * undefined if it doesn't belong to any.
 */
export const sicDivision = (industry: string): string | undefined => {
  const major = industry.slice(0, 2)
  return DIVISIONS.find(
    ([letter, first, last]) => industry === letter || (major >= first && major <= last),
  )?.[0]
}

const isDivision = (code: string): boolean => !/^\d/.test(code)

/**
 * Returns whether an industry is another one or lies below it: '5812' is within '58', and '58' within division 'G'. A
 * division is within itself only; a letter that isn't a division has no industries within it.
 */
export const isWithinIndustry = (code: string, of: string): boolean => {
  if (code === of) return true
  if (isDivision(code)) return false
  return isDivision(of) ? sicDivision(code) === of : code.startsWith(of)
}
