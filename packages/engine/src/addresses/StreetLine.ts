import { BLOCK, fitLine } from "./fitLine.ts"

/** Houses that a line needs: with fewer, one of them would show through it. */
export const LEAST_HOUSES = 3
/** House numbers within which the ends of a line are not told apart. */
const END = 20
/** House numbers that lie farther from the middle one are mistakes, not houses of the street. */
const MOST_FAR = 20_000

/** Which house numbers a line is of; `any`: of both sides, where one of them has too few. */
export type LineSide = "odd" | "even" | "any"
export const LINE_SIDES: ReadonlyArray<LineSide> = ["odd", "even", "any"]

/** Where house numbers of a street lie. Degrees; no number of a house is kept, only twenties in which its ends lie. */
export interface StreetLine {
  readonly side: LineSide
  /** The first twenty with a house, and the one after the last. */
  readonly from: number
  readonly to: number
  /** At the hundreds from the one of `from` to the one after the last house. */
  readonly longitudes: ReadonlyArray<number>
  readonly latitudes: ReadonlyArray<number>
}

/** A house number and its location, in degrees. */
export interface House {
  readonly number: number
  readonly longitude: number
  readonly latitude: number
}

const lineOf = (side: LineSide, houses: ReadonlyArray<House>): StreetLine => {
  const numbers = houses.map(({ number }) => number)
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
  const [first, last] = [Math.floor(least / BLOCK), Math.floor(most / BLOCK)]
  const fit = (values: ReadonlyArray<number>) => [...fitLine(numbers, values, first, last)]
  return {
    side,
    from: Math.floor(least / END),
    to: Math.floor(most / END) + 1,
    longitudes: fit(houses.map(({ longitude }) => longitude)),
    latitudes: fit(houses.map(({ latitude }) => latitude)),
  }
}

/** The houses without those whose numbers are mistakes. Ascending, each number once. */
const credible = (houses: ReadonlyArray<House>): ReadonlyArray<House> => {
  const middle = houses[Math.floor(houses.length / 2)]?.number ?? 0
  return houses.filter(({ number }) => Math.abs(number - middle) <= MOST_FAR)
}

/**
 * The lines of a street: of each side that has three houses or more, and of both together where one has not. None where the
 * street has fewer than three. `houses`: ascending, each number once.
 */
export const streetLines = (houses: ReadonlyArray<House>): ReadonlyArray<StreetLine> => {
  const all = credible(houses)
  if (all.length < LEAST_HOUSES) return []
  const odd = all.filter(({ number }) => number % 2 === 1)
  const even = all.filter(({ number }) => number % 2 === 0)
  const sides = [
    ...(odd.length < LEAST_HOUSES ? [] : [lineOf("odd", odd)]),
    ...(even.length < LEAST_HOUSES ? [] : [lineOf("even", even)]),
  ]
  return sides.length === 2 ? sides : [...sides, lineOf("any", all)]
}

const covers = ({ from, to }: StreetLine, number: number): boolean => {
  const block = Math.floor(number / BLOCK)
  return Math.floor((from * END) / BLOCK) <= block && block <= Math.floor((to * END - 1) / BLOCK)
}

const valueAt = ({ from }: StreetLine, values: ReadonlyArray<number>, number: number): number => {
  const place = number / BLOCK - Math.floor((from * END) / BLOCK)
  const at = Math.min(Math.floor(place), values.length - 2)
  const [before = 0, after = 0] = [values[at], values[at + 1]]
  return before + (place - at) * (after - before)
}

/**
 * Where a house number lies: on the line of its side, else on another one that reaches its block. The same whether there is
 * such a house or not. null: the street has no houses in its block or beyond it.
 */
export const placeOnLines = (
  lines: ReadonlyArray<StreetLine>,
  number: number,
): Pick<House, "longitude" | "latitude"> | null => {
  const side: LineSide = number % 2 === 1 ? "odd" : "even"
  const reaching = lines.filter((line) => covers(line, number))
  const line =
    reaching.find((one) => one.side === side) ?? reaching.find((one) => one.side === "any") ?? reaching[0]
  if (line === undefined) return null
  // Beyond the ends the line would be a guess that grows with every number.
  const within = Math.min(Math.max(number, line.from * END), line.to * END)
  return {
    longitude: valueAt(line, line.longitudes, within),
    latitude: valueAt(line, line.latitudes, within),
  }
}
