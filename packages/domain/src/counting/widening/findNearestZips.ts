import type { Point } from "../../definition/AreaShape.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"
import { EARTH_RADIUS_MILES } from "../../shared/earthRadius.ts"
import { distanceMiles } from "../evaluator/geometry.ts"

/** The maximum distance of a neighboring ZIP Code, in miles. */
const NEAR_MILES = 50
const NEAR_DEGREES = (NEAR_MILES / EARTH_RADIUS_MILES) * (180 / Math.PI)

/**
 * The maximum number of chosen ZIP Codes. Users who chose more haven't just overlooked a neighbor, and checking them
 * all would take too long.
 */
const MAX_CHOSEN = 100

/**
 * Returns the miles to the nearest chosen point, or infinity if all of them are far to the north or south. Comparing
 * latitudes alone rules out most points.
 */
const milesToAny = (center: Point, chosen: ReadonlyArray<Point>): number =>
  chosen.reduce(
    (nearest, point) =>
      Math.abs(point[1] - center[1]) > NEAR_DEGREES
        ? nearest
        : Math.min(nearest, distanceMiles(point, center)),
    Number.POSITIVE_INFINITY,
  )

/**
 * Finds the ZIP Codes whose centers are nearest to that of any `chosen` one, within 50 miles, nearest first, excluding
 * those in `taken`. `centers` contains the ZIP Codes that have records. In Canada, all of these are forward sortation
 * areas. Returns an empty list if more than 100 are chosen.
 */
export const findNearestZips = (
  chosen: ReadonlyArray<string>,
  taken: ReadonlySet<string>,
  centers: ReadonlyMap<string, Point>,
  most: number,
): ReadonlyArray<string> => {
  if (chosen.length > MAX_CHOSEN) return []
  const from = chosen.map((zip) => centers.get(zip)).filter((center) => center !== undefined)
  return [...centers]
    .flatMap(([zip, center]) => {
      if (taken.has(zip)) return []
      const miles = milesToAny(center, from)
      return miles <= NEAR_MILES ? [{ zip, miles }] : []
    })
    .toSorted((a, b) => a.miles - b.miles || compareStrings(a.zip, b.zip))
    .slice(0, most)
    .map(({ zip }) => zip)
}
