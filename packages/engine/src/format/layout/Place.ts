/** A ZIP Code as the generator sees it: the number of people, and the character of the place. */
export interface Place {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The center, in degrees, and roughly how far people live from it, in degrees of latitude. */
  readonly latitude: number
  readonly longitude: number
  readonly reach: number
  /**
   * The number of the demo's consumers who live here. It's the same in every universe, since the addresses are laid out
   * for this number.
   */
  readonly people: number
  /** The number of a universe's records here, and the row of the first one. */
  readonly records: number
  readonly firstRow: number
  /** From 0, the most rural, to 1, the most urban. */
  readonly urbanity: number
  /** The affluence and education of the place: roughly normal, mean 0 and deviation 1. */
  readonly affluence: number
  /** The number of years by which people here are older than elsewhere. */
  readonly ageing: number
  /** The natural logarithm of home prices here relative to the national middle. */
  readonly homePrice: number
}
