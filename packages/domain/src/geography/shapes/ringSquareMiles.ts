import type { Point } from "../../definition/AreaShape.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"
import { wholeText } from "../../shared/wholeText.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** sin(x) / x, which is 1 where x is 0. */
const sinc = (x: number): number => (Math.abs(x) < 1e-6 ? 1 - x ** 2 / 6 : Math.sin(x) / x)

/** The area between an edge and the equator, by the square of the radius; below the equator and westward it is negative. */
const underEdge = ([fromEast, fromNorth]: Point, [toEast, toNorth]: Point): number =>
  radians(toEast - fromEast) *
  Math.sin(radians((fromNorth + toNorth) / 2)) *
  sinc(radians((toNorth - fromNorth) / 2))

/**
 * Square miles within a closed line that nowhere crosses itself, on a sphere; the last corner is joined to the first. Exact
 * for edges that are straight in degrees, as maps draw them. The direction does not matter.
 */
export const ringSquareMiles = (corners: ReadonlyArray<Point>): number =>
  EARTH_RADIUS_MILES ** 2 *
  Math.abs(
    corners.reduce((sum, from, at) => sum + underEdge(from, corners[(at + 1) % corners.length] ?? from), 0),
  )

/** '0.25 square miles', '12.5 square miles', '1,204 square miles': three digits or more. */
export const squareMilesText = (squareMiles: number): string => {
  if (squareMiles < 0.01) return "less than 0.01 square miles"
  if (squareMiles >= 100) return `${wholeText(Math.round(squareMiles))} square miles`
  return `${squareMiles.toFixed(squareMiles < 10 ? 2 : 1)} square miles`
}
