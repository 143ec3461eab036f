import type { Box } from "./ZipTable.ts"

/**
 * The number of units per degree: locations are stored in ten-millionths of a degree, about a centimeter, so that
 * coordinates with 7 decimals are exact.
 */
const PER_DEGREE = 1e7
/** The value of both coordinates of an unknown location. It's far outside the range of stored longitudes. */
export const UNKNOWN_COORDINATE = 0x7fffffff

/** Converts a coordinate to a universe's storage format; `UNKNOWN_COORDINATE` for NaN. */
export const toStoredDegrees = (degrees: number): number =>
  Number.isNaN(degrees) ? UNKNOWN_COORDINATE : Math.round(degrees * PER_DEGREE)

/** Converts a stored coordinate to degrees: the double nearest to its 7 decimals. */
export const toDegrees = (held: number): number => held / PER_DEGREE

/** Half the circumference of the earth, in storage units. */
const HALF_TURN = 180 * PER_DEGREE

/** Shifts a stored longitude to within half a turn of another one, perhaps beyond 180 degrees. */
export const shiftLongitudeNear = (east: number, other: number): number => {
  if (east - other > HALF_TURN) return east - 2 * HALF_TURN
  return east - other < -HALF_TURN ? east + 2 * HALF_TURN : east
}

/** Converts a stored longitude, which may be out of range, to degrees within -180 to 180. */
export const toLongitude = (held: number): number => toDegrees(shiftLongitudeNear(held, 0))

/**
 * Returns the bounding box of locations, given as longitudes before latitudes; a box at 0, 0 if no location is known.
 */
export const boundingBox = (held: Int32Array): Box => {
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [west, east] = [south, north]
  for (let at = 0; at < held.length; at += 2) {
    const [x, y] = [held[at] ?? UNKNOWN_COORDINATE, held[at + 1] ?? UNKNOWN_COORDINATE]
    if (x === UNKNOWN_COORDINATE) continue
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return south > north
    ? { south: 0, north: 0, west: 0, east: 0 }
    : { south: toDegrees(south), north: toDegrees(north), west: toDegrees(west), east: toDegrees(east) }
}
