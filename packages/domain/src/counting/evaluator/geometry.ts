import type { Point } from "../../definition/AreaShape.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"

/** The two ends of an edge, the more southern first, so that its direction changes no rounding. */
const upwards = (a: Point, b: Point): readonly [Point, Point] => (a[1] <= b[1] ? [a, b] : [b, a])

/** Above 0: the point lies to the left of the line from the lower to the upper end; 0: on it. */
const sideOf = ([x, y]: Point, [lower, upper]: readonly [Point, Point]): number =>
  (upper[0] - lower[0]) * (y - lower[1]) - (upper[1] - lower[1]) * (x - lower[0])

const isBetween = (n: number, a: number, b: number): boolean => Math.min(a, b) <= n && n <= Math.max(a, b)

/**
 * Whether a point lies within a closed line of points in degrees; the last is joined to the first. The even-odd rule: a
 * ray to the east crosses the line an odd number of times. Corners belong to it, and so does
 * a point that reckons to lie on an edge; where the reckoning of doubles leaves it beside the edge, it counts as beside.
 *
 * Edges are straight in degrees, as maps draw them, and an edge from longitude 179 to -179 goes the long way round.
 */
export const pointInPolygon = (point: Point, points: ReadonlyArray<Point>): boolean => {
  const [x, y] = point
  let crossings = 0
  for (const [at, corner] of points.entries()) {
    const edge = upwards(corner, points[(at + 1) % points.length] ?? corner)
    const [lower, upper] = edge
    const side = sideOf(point, edge)
    if (side === 0 && isBetween(x, lower[0], upper[0]) && isBetween(y, lower[1], upper[1])) return true
    // An upper end does not count, so that a ray through a corner is not counted with both of its edges.
    if (side > 0 && lower[1] <= y && y < upper[1]) crossings += 1
  }
  return crossings % 2 === 1
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** sin² of half the angle, the haversine. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/**
 * Miles between two points along the surface of a sphere, by the haversine formula. The same both ways; nothing special
 * happens at the poles or where the longitude jumps from 180 to -180.
 */
export const distanceMiles = ([fromEast, fromNorth]: Point, [toEast, toNorth]: Point): number => {
  const north = haversine(radians(toNorth - fromNorth))
  const east = haversine(radians(toEast - fromEast))
  const chord = north + Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * east
  // Rounding may lift the chord of opposite points above 1, where there is no arcsine.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)))
}
