import type { Point } from "../../definition/AreaShape.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"
import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Computes sin(x) / x, which is 1 if x is 0. */
const sinc = (x: number): number => (Math.abs(x) < 1e-6 ? 1 - x ** 2 / 6 : Math.sin(x) / x)

/**
 * Computes the area between an edge and the equator, in units of the squared radius; it's negative south of the equator
 * and for edges that go west.
 */
const underEdge = ([fromEast, fromNorth]: Point, [toEast, toNorth]: Point): number =>
  radians(toEast - fromEast) *
  Math.sin(radians((fromNorth + toNorth) / 2)) *
  sinc(radians((toNorth - fromNorth) / 2))

/**
 * Computes the area in square miles, on a sphere, within a closed line that never crosses itself; the last corner
 * connects to the first. Exact for edges that are straight in degrees, as maps draw them. The direction of the line
 * doesn't matter.
 */
export const ringSquareMiles = (corners: ReadonlyArray<Point>): number =>
  EARTH_RADIUS_MILES ** 2 *
  Math.abs(
    corners.reduce((sum, from, at) => sum + underEdge(from, corners[(at + 1) % corners.length] ?? from), 0),
  )

/** Formats square miles with at least three digits: '0.25 square miles', '12.5 square miles', '1,204 square miles'. */
export const squareMilesText = (squareMiles: number): string => {
  if (squareMiles < 0.01) return "less than 0.01 square miles"
  if (squareMiles >= 100) return `${formatWholeNumber(Math.round(squareMiles))} square miles`
  return `${squareMiles.toFixed(squareMiles < 10 ? 2 : 1)} square miles`
}
