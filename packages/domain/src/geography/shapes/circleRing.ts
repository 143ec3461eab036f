import type { Point } from "../../definition/AreaShape.ts"
import { normalizeLongitude } from "../../shared/longitudes.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"

const RADIANS = Math.PI / 180

/**
 * Returns the point at a distance in miles from another one, on the sphere used to measure distances.
 *
 * @param bearing degrees clockwise from north
 */
export const destinationPoint = ([east, north]: Point, bearing: number, miles: number): Point => {
  const angle = miles / EARTH_RADIUS_MILES
  const [y, toward] = [north * RADIANS, bearing * RADIANS]
  const up = Math.sin(y) * Math.cos(angle) + Math.cos(y) * Math.sin(angle) * Math.cos(toward)
  const latitude = Math.asin(Math.max(-1, Math.min(1, up)))
  const longitude =
    east +
    Math.atan2(Math.sin(toward) * Math.sin(angle) * Math.cos(y), Math.cos(angle) - Math.sin(y) * up) / RADIANS
  return [normalizeLongitude(longitude), latitude / RADIANS]
}

/**
 * The number of corners of a drawn circle; at 200 miles, the line between two of them stays within 0.07 miles of the
 * circle.
 */
const CORNERS = 120

/**
 * Returns the outline of a circle as a map draws it: points at equal distance from its center, clockwise from north.
 */
export const circleRing = (center: Point, miles: number): ReadonlyArray<Point> =>
  Array.from({ length: CORNERS }, (_, corner) => destinationPoint(center, (360 * corner) / CORNERS, miles))
