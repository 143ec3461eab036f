/** Where mail is delivered. The same address has the same facts in every universe of a seed and size. */
export interface Address {
  /** As `routeCode` writes it. */
  readonly route: number
  /** Nine digits. */
  readonly zip4: number
  /** One of `ADDRESS_KINDS`. */
  readonly kind: number
  /** House number or box number. */
  readonly number: number
  /** Position in the list of streets, and in `SUFFIXES`; 0 for a box. */
  readonly street: number
  readonly suffix: number
  /** Number of the flat or the suite; 0 where there is none. */
  readonly unit: number
  /** Place on the carrier's walk along the route, from 1. */
  readonly walk: number
  /** A business's address; a box may be one too. */
  readonly business: boolean
  /** A home or box that nobody has at the moment. */
  readonly vacant: boolean
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Whether a household gets its mail here. */
export const isLivedIn = ({ business, vacant }: Address): boolean => !business && !vacant
