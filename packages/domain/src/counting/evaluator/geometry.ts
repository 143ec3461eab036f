import type { Point } from "../../definition/AreaShape.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the haversine of an angle: sin² of half the angle. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/**
 * Returns the miles between two points along the surface of a sphere, by the haversine formula. The order of the points
 * doesn't matter; the poles and the jump in longitude from 180 to -180 need no special handling.
 */
export const distanceMiles = ([fromEast, fromNorth]: Point, [toEast, toNorth]: Point): number => {
  const north = haversine(radians(toNorth - fromNorth))
  const east = haversine(radians(toEast - fromEast))
  const chord = north + Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * east
  // Rounding may lift the chord of opposite points above 1, where there is no arcsine.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)))
}
