import { distanceMiles, EARTH_RADIUS_MILES } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import type { Box } from "../../format/layout/ZipTable.ts"
import type { LocalShape, Shape } from "./Shape.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/**
 * The margin for floating-point rounding: anything closer to the circle's edge than this fraction is computed exactly
 * as the rule requires.
 */
const ROUNDING = 1e-9

/** Returns the distance, in degrees, from a number to a range; 0 within the range. */
const gap = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0)

/**
 * Computes a lower bound for the miles between a point and a box, based on the latitudes between them and the nearer of
 * the meridians that bound the box.
 */
export const minMilesToBox = ([longitude, latitude]: Point, { east, north, south, west }: Box): number => {
  const northward = radians(gap(latitude, south, north))
  const around = [longitude - 360, longitude, longitude + 360].map((turned) => gap(turned, west, east))
  const eastward = Math.min(radians(Math.min(...around)), Math.PI / 2)
  return EARTH_RADIUS_MILES * Math.max(northward, Math.asin(Math.cos(radians(latitude)) * Math.sin(eastward)))
}

/**
 * Computes an upper bound for the miles from the center to any point in the box: the distance of the farthest corner.
 * If the box spans more than 180 degrees, its corners may be close to each other while its points aren't, so the bound
 * is half the earth's circumference.
 */
export const maxMilesToBox = (center: Point, { east, north, south, west }: Box): number =>
  east - west > 180
    ? Math.PI * EARTH_RADIUS_MILES
    : Math.max(
        distanceMiles(center, [west, south]),
        distanceMiles(center, [east, south]),
        distanceMiles(center, [west, north]),
        distanceMiles(center, [east, north]),
      )

/** Returns the parallels and meridians that a circle touches, with a small margin. */
const boundsOf = ([longitude, latitude]: Point, miles: number): Box => {
  const angle = (miles / EARTH_RADIUS_MILES) * (1 + ROUNDING)
  const up = (angle * 180) / Math.PI
  const [south, north] = [latitude - up, latitude + up]
  const sine = Math.sin(angle) / Math.cos(radians(latitude))
  const aside = south <= -90 || north >= 90 || sine >= 1 ? 180 : (Math.asin(sine) * 180) / Math.PI
  const [west, east] = [longitude - aside * (1 + ROUNDING), longitude + aside * (1 + ROUNDING)]
  // A circle that the longitude jumps in is looked for everywhere.
  return west < -180 || east > 180 ? { south, north, west: -180, east: 180 } : { south, north, west, east }
}

/** Returns the shape of everything within a distance in miles of a point, as measured by `distanceMiles`. */
export const circle = (center: Point, miles: number): Shape => {
  const [longitude, latitude] = center
  const holds = (point: Point): boolean => distanceMiles(center, point) <= miles
  // sin² of half the angle that the radius has at the middle of the earth: the haversine of the rim.
  const rim = Math.sin(miles / EARTH_RADIUS_MILES / 2) ** 2
  const cosine = Math.cos(radians(latitude))

  /**
   * Tests most points without computing a sine. The haversine of a distance is sin²(north / 2) + cos cos sin²(east /
   * 2), sin x is between x (1 - x² / 6) and x, and the cosine of the box's latitudes is between two bounds.
   */
  const within = (box: Box): LocalShape => {
    const [low, high] = [Math.cos(radians(box.south)), Math.cos(radians(box.north))].toSorted((a, b) => a - b)
    const across = box.south <= 0 && box.north >= 0 ? 1 : (high ?? 1)
    const [least, most] = [cosine * (low ?? 0), cosine * across]
    const widest = radians(
      Math.max(
        Math.abs(box.south - latitude),
        Math.abs(box.north - latitude),
        Math.abs(box.west - longitude),
        Math.abs(box.east - longitude),
      ),
    )
    const bent = widest < 1 ? (1 - widest ** 2 / 24) ** 2 : 0
    const toHalf = Math.PI / 360
    const square = (degrees: number): number => (degrees * toHalf) ** 2
    const [surely, surelyNot] = [rim * (1 - ROUNDING), rim * (1 + ROUNDING)]
    return {
      holds: (east, north) => {
        const up = square(north - latitude)
        const right = square(east - longitude)
        if (up + most * right < surely) return true
        if ((up + least * right) * bent > surelyNot) return false
        return holds([east, north])
      },
      // What is sure of the farthest corner, or of the nearest side, is sure of every point between.
      holdsBox: ({ east, north, south, west }) => {
        const up = square(Math.max(Math.abs(south - latitude), Math.abs(north - latitude)))
        const right = square(Math.max(Math.abs(west - longitude), Math.abs(east - longitude)))
        if (up + most * right < surely) return "all"
        const over = square(gap(latitude, south, north))
        const aside = square(gap(longitude, west, east))
        return (over + least * aside) * bent > surelyNot ? "none" : "some"
      },
    }
  }

  return {
    bounds: boundsOf(center, miles),
    holds,
    within,
    holdsBox: (box) => {
      if (minMilesToBox(center, box) > miles * (1 + ROUNDING)) return "none"
      return maxMilesToBox(center, box) < miles * (1 - ROUNDING) ? "all" : "some"
    },
  }
}
