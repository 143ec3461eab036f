/** A place as a list row. */
export interface PlaceRow {
  readonly key: string
  readonly name: string
  /** The text at the right: the state, or a note that the place is excluded. */
  readonly aside: string
}
