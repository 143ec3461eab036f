/** The ZIP Codes whose post office has one name within one state. */
export interface City {
  readonly state: string
  readonly name: string
  /** Ascending. */
  readonly zips: ReadonlyArray<string>
}
