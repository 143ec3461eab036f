/** A way on the map, or a point: east and north, in reaches of a ZIP Code, from its middle. */
export interface Vector {
  readonly east: number
  readonly north: number
}

export const plus = (a: Vector, b: Vector): Vector => ({ east: a.east + b.east, north: a.north + b.north })
export const scaled = ({ east, north }: Vector, by: number): Vector => ({
  east: east * by,
  north: north * by,
})
/** Turned to the left by a right angle. */
export const leftOf = ({ east, north }: Vector): Vector => ({ east: -north, north: east })
