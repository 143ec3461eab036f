/**
 * A displacement or point on the map: the distance east and north of a ZIP Code's center, in multiples of the ZIP
 * Code's reach.
 */
export interface Vector {
  readonly east: number
  readonly north: number
}

export const addVectors = (a: Vector, b: Vector): Vector => ({
  east: a.east + b.east,
  north: a.north + b.north,
})
export const scaleVector = ({ east, north }: Vector, by: number): Vector => ({
  east: east * by,
  north: north * by,
})
/** Rotates a vector to the left by 90 degrees. */
export const rotateLeft = ({ east, north }: Vector): Vector => ({ east: -north, north: east })
