import { shiftLongitudeNear, UNKNOWN_COORDINATE } from "./points.ts"

/**
 * The distance from the midpoint within which no record is an outlier, in ten-millionths of a degree: about 35 miles.
 */
const NEAR = 5_000_000
/**
 * The outlier factor: a record is an outlier if its distance from the midpoint exceeds this factor times the distance
 * within which half of all records lie.
 */
const TIMES = 10
/**
 * The maximum share of a ZIP Code's records that can be strays; if more are far away, their locations are assumed to be
 * correct.
 */
const PART = 1 / 16
const FEW = 8

const middleOf = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

/**
 * Returns whether the values are too close together to include an outlier, which is true for most ZIP Codes and can be
 * tested without sorting.
 */
const liesTogether = (values: ReadonlyArray<number>): boolean => {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return most - least <= NEAR
}

/**
 * Returns a function that tests whether a value is far from the midpoint, relative to the distance within which half of
 * all values lie.
 */
const isFar = (values: ReadonlyArray<number>): ((value: number) => boolean) => {
  if (liesTogether(values)) return () => false
  const middle = middleOf(values)
  const reach = Math.max(NEAR, TIMES * middleOf(values.map((value) => Math.abs(value - middle))))
  return (value) => Math.abs(value - middle) > reach
}

/**
 * Returns the rows of a ZIP Code, from 0, whose locations (longitudes before latitudes) are far from the others', which
 * suggests a wrong geocode. They still count at their own locations; separating them keeps the bounding box of the
 * others small, so that few queries need to scan it.
 */
export const findOutliers = (held: Int32Array): ReadonlyArray<number> => {
  const rows: Array<number> = []
  for (let row = 0; row < held.length / 2; row++) if (held[2 * row] !== UNKNOWN_COORDINATE) rows.push(row)
  const first = held[2 * (rows[0] ?? 0)] ?? 0
  // Two neighbors on both sides of 180 degrees are not far from each other.
  const eastOf = (row: number): number => shiftLongitudeNear(held[2 * row] ?? 0, first)
  const northOf = (row: number): number => held[2 * row + 1] ?? 0
  const [isFarEast, isFarNorth] = [isFar(rows.map(eastOf)), isFar(rows.map(northOf))]
  const strays = rows.filter((row) => isFarEast(eastOf(row)) || isFarNorth(northOf(row)))
  return strays.length > Math.max(FEW, rows.length * PART) ? [] : strays
}
