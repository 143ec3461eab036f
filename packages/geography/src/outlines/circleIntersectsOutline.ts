import { distanceMiles, EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import type { Circle } from "./Box.ts"
import { outlineContainsPoint } from "./outlineContainsPoint.ts"
import type { OutlinePart, Ring } from "./ZipOutline.ts"

/** The resolution in miles (half a foot); outlines are rounded to about a meter. */
const RESOLUTION_MILES = 0.0001

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns an upper bound, in miles, on the length of an edge that is straight in degrees, as if the whole edge were as
 * close to the equator as its nearer end.
 */
const longest = ([fromX, fromY]: Point, [toX, toY]: Point): number => {
  const nearest = fromY * toY < 0 ? 0 : Math.min(Math.abs(fromY), Math.abs(toY))
  return (
    EARTH_RADIUS_MILES * Math.hypot(radians(toY - fromY), radians(toX - fromX) * Math.cos(radians(nearest)))
  )
}

/**
 * Returns whether an edge touches the circle. Halves the edge until its ends are conclusive: both are outside and, by
 * the triangle inequality, too far away for any point between them to be inside.
 */
const edgeMeets = (circle: Circle, from: Point, fromMiles: number, to: Point, toMiles: number): boolean => {
  if (Math.min(fromMiles, toMiles) <= circle.miles) return true
  const length = longest(from, to)
  if (fromMiles + toMiles - length > 2 * circle.miles || length < RESOLUTION_MILES) return false
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const miles = distanceMiles(circle.center, middle)
  return edgeMeets(circle, from, fromMiles, middle, miles) || edgeMeets(circle, middle, miles, to, toMiles)
}

const ringMeets = (circle: Circle, ring: Ring): boolean => {
  const miles = ring.map((point) => distanceMiles(circle.center, point))
  if (miles.some((one) => one <= circle.miles)) return true
  return ring.some((point, at) => {
    const next = (at + 1) % ring.length
    return edgeMeets(circle, point, miles[at] ?? 0, ring[next] ?? point, miles[next] ?? 0)
  })
}

/**
 * Returns whether an outline is inside or touches a circle, boundaries included: one of its edges comes within the
 * radius, or it contains the center. Edges are straight in degrees, as drawn on maps; an edge that comes within the
 * radius by less than half a foot may be missed.
 */
export const circleIntersectsOutline = (circle: Circle, parts: ReadonlyArray<OutlinePart>): boolean =>
  parts.some((rings) => rings.some((ring) => ringMeets(circle, ring))) ||
  outlineContainsPoint(parts, circle.center)
