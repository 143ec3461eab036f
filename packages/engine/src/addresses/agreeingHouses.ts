import { EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { House } from "./House.ts"

/** Houses farther than this from where their street has them are mistakes. Miles. */
export const NEAR_MILES = 0.5
/**
 * The extra distance allowed between houses for each number between them: half a mile per hundred, as with wide lots,
 * or twice the street's usual distance, as with scattered farms, whichever is larger.
 */
const MILES_A_NUMBER = 0.5 / 100
const TIMES_USUAL = 2
/** However many numbers are between them, houses of one street that lie side by side in it are no farther from each other. */
const MAX_MILES = 1.5
/** House numbers that lie farther from the middle one are mistakes, not houses of the street. */
const MAX_FAR = 20_000
/**
 * The number of following houses that each house is compared with, so that wrong ones between two right ones don't
 * separate them.
 */
const AFTER = 8
/** The share of a street's houses that must agree; if fewer do, the street's location is unknown. */
const MIN_PART = 2 / 3

const MILES_A_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180

/** Miles between two places a few miles apart, whose longitudes are near each other in number as well. */
export const milesApart = (a: Omit<House, "number">, b: Omit<House, "number">): number => {
  const north = b.latitude - a.latitude
  const east = (b.longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return MILES_A_DEGREE * Math.hypot(north, east)
}

/** Half of the steps from a house to the next one take no more miles for each number between them. */
const usualMilesANumber = (houses: ReadonlyArray<House>): number => {
  const steps = houses.slice(1).map((house, at) => {
    const before = houses[at] ?? house
    return milesApart(before, house) / (house.number - before.number)
  })
  return steps.toSorted((a, b) => a - b)[(steps.length - 1) >> 1] ?? 0
}

/** The root of the group that a house is in. */
const rootOf = (groups: Int32Array, house: number): number => {
  let at = house
  for (;;) {
    const above = groups[at] ?? at
    if (above === at) return at
    groups[at] = groups[above] ?? above
    at = above
  }
}

/** Tells whether enough houses of a street agree to locate it. */
export const areEnough = (agreeing: number, all: number): boolean => agreeing >= MIN_PART * all

/**
 * Returns the houses of a street that lie along one path, each near another house with a similar number. A wrong
 * geocode, or several at the middle of the ZIP Code, can't pull a line drawn through them. Returns an empty list if
 * they are fewer than two thirds of the houses with credible numbers, since the houses then disagree. `houses` must
 * be ascending by number, list each number once, and have longitudes near each other.
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
      const most = Math.min(MAX_MILES, NEAR_MILES + milesANumber * (next.number - house.number))
      if (milesApart(house, next) <= most) groups[rootOf(groups, other)] = rootOf(groups, at)
    }
  const byGroup = Map.groupBy(credible, (_, at) => rootOf(groups, at))
  let largest: ReadonlyArray<House> = []
  for (const group of byGroup.values()) if (group.length > largest.length) largest = group
  return areEnough(largest.length, credible.length) ? largest : []
}
