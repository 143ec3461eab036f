/** A place where mail is delivered. The same address has the same facts in every universe of a seed and size. */
export interface Address {
  /** The carrier route, in the form of `routeCode`. */
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
  /** The number of the apartment or suite; 0 if there isn't one. */
  readonly unit: number
  /** Place on the carrier's walk along the route, from 1. */
  readonly walk: number
  /** A business's address; a box may be one too. */
  readonly business: boolean
  /** True for a home or box that is vacant at the moment. */
  readonly vacant: boolean
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Tells whether a household gets its mail here. */
export const isLivedIn = ({ business, vacant }: Address): boolean => !business && !vacant
