/** The ZIP Codes in one state whose post office has the same name. */
export interface City {
  readonly state: string
  readonly name: string
  /** The ZIP Codes, ascending. */
  readonly zips: ReadonlyArray<string>
}
