import { EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import type { OutlinePart } from "./ZipOutline.ts"

/** A bounding box in degrees; all bounds are inclusive. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Returns an outline's bounding box; holes are inside their parts. */
export const outlineBounds = (parts: ReadonlyArray<OutlinePart>): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [outer = []] of parts)
    for (const [x, y] of outer) {
      west = Math.min(west, x)
      south = Math.min(south, y)
      east = Math.max(east, x)
      north = Math.max(north, y)
    }
  return { west, south, east, north }
}

/** Returns whether two boxes share a point. */
export const boxesIntersect = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** A circle: all points within a given number of miles of a center. */
export interface Circle {
  readonly center: Point
  /** The radius in miles, at least 0. */
  readonly miles: number
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** The margin, about a meter, that keeps a circle inside its bounding box despite rounding. */
const MARGIN = 0.00001

/**
 * Returns the bounding boxes of a circle on a sphere. If the circle crosses the 180th meridian, one box extends past
 * the map on one side and another past the other side; if it contains a pole, the box is as wide as the map.
 */
export const circleBounds = ({ center: [x, y], miles }: Circle): ReadonlyArray<Box> => {
  const angle = miles / EARTH_RADIUS_MILES
  const [south, north] = [y - degrees(angle) - MARGIN, y + degrees(angle) + MARGIN]
  if (south <= -90 || north >= 90) return [{ west: -180, south, east: 180, north }]
  const half = degrees(Math.asin(Math.sin(angle) / Math.cos((y * Math.PI) / 180))) + MARGIN
  return [-360, 0, 360]
    .map((turn) => ({ west: x - half + turn, south, east: x + half + turn, north }))
    .filter(({ east, west }) => east >= -180 && west <= 180)
}

/**
 * Returns whether a point is in a box. Points on the north and west sides belong to the box; points on the other sides
 * belong to its neighbors.
 */
export const boxContainsPoint = (
  { east, north, south, west }: Box,
  longitude: number,
  latitude: number,
): boolean => longitude >= west && longitude < east && latitude <= north && latitude > south
