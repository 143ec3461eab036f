import type { Point } from "../../definition/AreaShape.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"

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
