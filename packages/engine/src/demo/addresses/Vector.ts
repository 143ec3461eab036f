/** A displacement or a point on the map: east and north of the middle of a ZIP Code, in multiples of its reach. */
export interface Vector {
  readonly east: number
  readonly north: number
}

export const plus = (a: Vector, b: Vector): Vector => ({ east: a.east + b.east, north: a.north + b.north })
export const scaled = ({ east, north }: Vector, by: number): Vector => ({
  east: east * by,
  north: north * by,
})
/** Rotates a vector to the left by a right angle. */
export const leftOf = ({ east, north }: Vector): Vector => ({ east: -north, north: east })
