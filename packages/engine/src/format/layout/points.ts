import type { Box } from "./ZipTable.ts"

/** Places are whole ten-millionths of a degree, about a centimeter, so that a coordinate of 7 decimals is kept exactly. */
const PER_DEGREE = 1e7
/** In both numbers: an unknown place. No longitude comes near it. */
export const NOWHERE = 0x7fffffff

/** A coordinate as a universe holds it; `NOWHERE` for NaN. */
export const heldDegrees = (degrees: number): number =>
  Number.isNaN(degrees) ? NOWHERE : Math.round(degrees * PER_DEGREE)

/** Degrees of a coordinate that a universe holds: the double nearest to its 7 decimals. */
export const degreesOf = (held: number): number => held / PER_DEGREE

/** Half a turn around the earth, as places are held. */
const HALF_TURN = 180 * PER_DEGREE

/** A held longitude at most half a turn from another one, and so perhaps beyond 180 degrees. */
export const heldNear = (east: number, other: number): number => {
  if (east - other > HALF_TURN) return east - 2 * HALF_TURN
  return east - other < -HALF_TURN ? east + 2 * HALF_TURN : east
}

/** Degrees within -180 to 180 of a held longitude that may be beyond. */
export const longitudeOf = (held: number): number => degreesOf(heldNear(held, 0))

/** Returns the smallest box around some places, longitudes before latitudes; a box at 0, 0 if no place is known. */
export const boxOf = (held: Int32Array): Box => {
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [west, east] = [south, north]
  for (let at = 0; at < held.length; at += 2) {
    const [x, y] = [held[at] ?? NOWHERE, held[at + 1] ?? NOWHERE]
    if (x === NOWHERE) continue
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return south > north
    ? { south: 0, north: 0, west: 0, east: 0 }
    : { south: degreesOf(south), north: degreesOf(north), west: degreesOf(west), east: degreesOf(east) }
}
