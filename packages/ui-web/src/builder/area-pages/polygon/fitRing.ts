import { EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"

/** The projection of a ring into a box. */
export interface FittedRing {
  /** Maps a point on the earth to a position in the box, in its units. */
  readonly place: (point: Point) => readonly [x: number, y: number]
  /** The number of miles in one unit of the box. */
  readonly milesPerUnit: number
}

export interface Box {
  readonly width: number
  readonly height: number
  /** The empty space on each side. */
  readonly margin: number
}

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180

const span = (values: ReadonlyArray<number>): readonly [least: number, most: number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

/**
 * Fits a ring into the middle of a box, as large as possible, with north up. Edges remain straight, and a degree of
 * longitude is drawn as long as it is at the middle of the ring. Requires at least one point; a ring without any extent
 * is drawn in the middle.
 */
export const fitRing = (ring: ReadonlyArray<Point>, { height, margin, width }: Box): FittedRing => {
  const [west, east] = span(ring.map(([longitude]) => longitude))
  const [south, north] = span(ring.map(([, latitude]) => latitude))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const unitsPerDegree = Math.min(
    (width - 2 * margin) / ((east - west) * narrowing),
    (height - 2 * margin) / (north - south),
  )
  const scale = Number.isFinite(unitsPerDegree) ? unitsPerDegree : 1
  return {
    place: ([longitude, latitude]) => [
      width / 2 + (longitude - (west + east) / 2) * narrowing * scale,
      height / 2 - (latitude - (south + north) / 2) * scale,
    ],
    milesPerUnit: MILES_PER_DEGREE / scale,
  }
}

/** Returns the largest distance of 1, 2, or 5 miles, times a power of ten, that fits in a bar of the given units. */
export const scaleBarMiles = (units: number, milesPerUnit: number): number => {
  const most = units * milesPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const digit = [5, 2, 1].find((one) => one * power <= most) ?? 1
  return digit * power
}
