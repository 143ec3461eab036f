/** A place as a row of a list. */
export interface PlaceRow {
  readonly key: string
  readonly name: string
  /** Shown at the right: the state, or a note that the place is excluded. */
  readonly aside: string
}
