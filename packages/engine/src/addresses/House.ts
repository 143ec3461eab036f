/** A house number and its location, in degrees. */
export interface House {
  readonly number: number
  readonly longitude: number
  readonly latitude: number
}
