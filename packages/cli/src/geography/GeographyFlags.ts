/** The options of `geography import`. */
export interface GeographyFlags {
  readonly source: string
  readonly vintage: string
  readonly data?: string
  /** Towns of 10,000 people and more have metro areas as well. */
  readonly micropolitan?: boolean
  readonly json?: boolean
}
