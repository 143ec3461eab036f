/** The ZIP Codes in one state that share a post office name. */
export interface City {
  readonly state: string
  readonly name: string
  /** The ZIP Codes, ascending. */
  readonly zips: ReadonlyArray<string>
}
