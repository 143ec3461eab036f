/** An address where mail is delivered. Its data is the same in every universe with the same seed and size. */
export interface Address {
  /** The carrier route in `routeCode` format. */
  readonly route: number
  /** The ZIP+4, nine digits. */
  readonly zip4: number
  /** The address type, one of `ADDRESS_KINDS`. */
  readonly kind: number
  /** The house number or box number. */
  readonly number: number
  /** The street's position in the list of streets; 0 for a box. `suffix` is the position in `SUFFIXES`. */
  readonly street: number
  readonly suffix: number
  /** The apartment or suite number; 0 if there isn't one. */
  readonly unit: number
  /** The address's position on the carrier's walk along the route, from 1. */
  readonly walk: number
  /** True for a business's address, which may also be a box. */
  readonly business: boolean
  /** True for a home or box that is currently vacant. */
  readonly vacant: boolean
  /** The latitude in degrees, like `longitude`. */
  readonly latitude: number
  readonly longitude: number
}

/** Returns whether a household receives mail at an address. */
export const isResidential = ({ business, vacant }: Address): boolean => !business && !vacant
