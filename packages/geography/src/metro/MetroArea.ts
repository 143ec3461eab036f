/** The counties around a large city, as the federal government groups them. */
export interface MetroArea {
  /** The CBSA code, five digits: '16980'. */
  readonly code: string
  /** The name: 'Chicago-Naperville-Elgin, IL-IN'. */
  readonly name: string
  /** The FIPS codes, ascending, without duplicates; a county is in at most one metro area. */
  readonly counties: ReadonlyArray<string>
}
