/** A first and a last day, both included. */
export interface Days {
  readonly start: string
  readonly end: string
}
