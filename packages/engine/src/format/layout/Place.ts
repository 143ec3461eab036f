/** A ZIP Code as the generator sees it: its number of people and its character. */
export interface Place {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The center, in degrees, and roughly how far people live from it, in degrees of latitude. */
  readonly latitude: number
  readonly longitude: number
  readonly reach: number
  /**
   * The number of demo consumers who live here. It's the same in every universe, since the addresses are laid out for
   * this number.
   */
  readonly people: number
  /** The number of a universe's records here, and the row of the first record. */
  readonly records: number
  readonly firstRow: number
  /** The urbanity, from 0 (most rural) to 1 (most urban). */
  readonly urbanity: number
  /** The place's affluence and education: roughly normal, with mean 0 and standard deviation 1. */
  readonly affluence: number
  /** The number of years by which people here are older than average. */
  readonly ageing: number
  /** The natural logarithm of home prices here relative to the national midpoint. */
  readonly homePrice: number
}
