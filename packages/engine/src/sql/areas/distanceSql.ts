import { EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { doubleLiteral } from "./doubleLiteral.ts"

const radians = (degrees: string): string =>
  `(${degrees}) * ${doubleLiteral(Math.PI)} / ${doubleLiteral(180)}`

/**
 * Returns SQL for sin² of half the angle; the square is written as a product, which equals the power of 2 in the rule.
 */
const haversine = (angle: string): string => {
  const sine = `sin(${angle} / ${doubleLiteral(2)})`
  return `(${sine} * ${sine})`
}

/**
 * Returns SQL for the miles from a point to the location in two columns, computed step by step as in `distanceMiles`.
 * Different libraries' sines differ in the last of their 53 bits, which may change a record's distance by a tenth of a
 * nanometer.
 */
export const distanceSql = (
  [fromEast, fromNorth]: Point,
  { latitude, longitude }: { readonly latitude: string; readonly longitude: string },
): string => {
  const north = haversine(radians(`${latitude} - ${doubleLiteral(fromNorth)}`))
  const east = haversine(radians(`${longitude} - ${doubleLiteral(fromEast)}`))
  const cosines = `cos(${radians(doubleLiteral(fromNorth))}) * cos(${radians(latitude)})`
  const chord = `${north} + ${cosines} * ${east}`
  return `${doubleLiteral(2 * EARTH_RADIUS_MILES)} * asin(sqrt(least(${doubleLiteral(1)}, ${chord})))`
}
