import type { Point } from "../../definition/AreaShape.ts"

/** Returns the ends of an edge, southern end first, so its direction doesn't affect rounding. */
const upwards = (a: Point, b: Point): readonly [Point, Point] => (a[1] <= b[1] ? [a, b] : [b, a])

/**
 * Computes on which side of the line from the lower to the upper end a point lies: positive if it's to the left, 0 if
 * it's on the line.
 */
const sideOf = ([x, y]: Point, [lower, upper]: readonly [Point, Point]): number =>
  (upper[0] - lower[0]) * (y - lower[1]) - (upper[1] - lower[1]) * (x - lower[0])

const isBetween = (n: number, a: number, b: number): boolean => Math.min(a, b) <= n && n <= Math.max(a, b)

/**
 * Returns whether a point lies within a closed line of points in degrees; the last point connects to the first. Uses the
 * even-odd rule: a ray to the east crosses the line an odd number of times. Corners belong to the polygon, as does a
 * point computed to lie exactly on an edge; a point that rounding moves off the edge doesn't count as on it.
 *
 * Edges are straight in degrees, as maps draw them, and an edge from longitude 179 to -179 goes the long way around.
 */
export const isPointInPolygon = (point: Point, points: ReadonlyArray<Point>): boolean => {
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
