/** A ZIP Code as the generator sees it: how many people, and what sort of place. */
export interface Place {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The middle, in degrees, and about how far people live from it, in degrees of latitude. */
  readonly latitude: number
  readonly longitude: number
  readonly reach: number
  /**
   * Consumers of the demo that live here, the same in every universe, since its addresses are laid out for this many.
   */
  readonly people: number
  /** Records that a universe has here, and the row of the first one. */
  readonly records: number
  readonly firstRow: number
  /** 0 the most rural to 1 the most urban. */
  readonly urbanity: number
  /** About normal, mean 0 and deviation 1: the place's means and schooling. */
  readonly affluence: number
  /** Years by which people are older here than elsewhere. */
  readonly ageing: number
  /** Natural logarithm of what a home costs here against the country's middle. */
  readonly homePrice: number
}
