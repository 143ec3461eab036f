import { EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { House } from "./House.ts"

/**
 * The maximum distance in miles from a house to its expected location on the street; houses farther away are errors.
 */
export const MAX_DEVIATION_MILES = 0.5
/**
 * The extra distance allowed between houses for each number between them: half a mile per hundred, as with wide lots,
 * or twice the street's usual distance, as with scattered farms, whichever is larger.
 */
const MILES_A_NUMBER = 0.5 / 100
const TIMES_USUAL = 2
/**
 * The maximum distance in miles between neighboring houses on a street, no matter how many numbers are between them.
 */
const MAX_MILES = 1.5
/** The maximum difference between a house number and the median number; numbers farther away are errors. */
const MAX_FAR = 20_000
/**
 * The number of following houses to compare each house with, so misplaced houses between two correct ones don't
 * separate them.
 */
const AFTER = 8
/** The share of a street's houses that must agree; if fewer do, the street's location is unknown. */
const MIN_PART = 2 / 3

const MILES_A_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180

/** Computes the miles between two locations a few miles apart; their longitudes must also be numerically close. */
export const milesApart = (a: Omit<House, "number">, b: Omit<House, "number">): number => {
  const north = b.latitude - a.latitude
  const east = (b.longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return MILES_A_DEGREE * Math.hypot(north, east)
}

/** Returns the median distance per house number between consecutive houses, in miles. */
const usualMilesANumber = (houses: ReadonlyArray<House>): number => {
  const steps = houses.slice(1).map((house, at) => {
    const before = houses[at] ?? house
    return milesApart(before, house) / (house.number - before.number)
  })
  return steps.toSorted((a, b) => a - b)[(steps.length - 1) >> 1] ?? 0
}

/** Returns the root of a house's group. */
const rootOf = (groups: Int32Array, house: number): number => {
  let at = house
  for (;;) {
    const above = groups[at] ?? at
    if (above === at) return at
    groups[at] = groups[above] ?? above
    at = above
  }
}

/** Returns whether enough of a street's houses agree to locate it. */
export const hasEnoughAgreement = (agreeing: number, all: number): boolean => agreeing >= MIN_PART * all

/**
 * Returns the houses on a street that lie along one path, each near another house with a similar number. A wrong
 * geocode, or several at the ZIP Code's center, can't distort a line drawn through these houses. If fewer than two
 * thirds of the houses with credible numbers agree, returns an empty list. `houses` must be ascending by number,
 * without duplicate numbers, and have longitudes near each other.
 */
export const agreeingHouses = (houses: ReadonlyArray<House>): ReadonlyArray<House> => {
  const middle = houses[Math.floor(houses.length / 2)]?.number ?? 0
  const credible = houses.filter(({ number }) => Math.abs(number - middle) <= MAX_FAR)
  const milesANumber = Math.max(MILES_A_NUMBER, TIMES_USUAL * usualMilesANumber(credible))
  const groups = Int32Array.from(credible, (_, at) => at)
  for (const [at, house] of credible.entries())
    for (let other = at + 1; other <= at + AFTER; other++) {
      const next = credible[other]
      if (next === undefined) break
      const most = Math.min(MAX_MILES, MAX_DEVIATION_MILES + milesANumber * (next.number - house.number))
      if (milesApart(house, next) <= most) groups[rootOf(groups, other)] = rootOf(groups, at)
    }
  const byGroup = Map.groupBy(credible, (_, at) => rootOf(groups, at))
  let largest: ReadonlyArray<House> = []
  for (const group of byGroup.values()) if (group.length > largest.length) largest = group
  return hasEnoughAgreement(largest.length, credible.length) ? largest : []
}
