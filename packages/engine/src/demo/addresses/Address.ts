/** Where a household lives. */
export interface Address {
  /** As `routeCode` writes it. */
  readonly route: number
  /** Nine digits. */
  readonly zip4: number
  readonly kind: number
  /** House number or box number. */
  readonly number: number
  /** Position in the list of streets, and in `SUFFIXES`. */
  readonly street: number
  readonly suffix: number
  /** Flat number. */
  readonly unit: number
  /** Place on the carrier's walk along the route, from 1. */
  readonly walk: number
  readonly apartment: boolean
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}
