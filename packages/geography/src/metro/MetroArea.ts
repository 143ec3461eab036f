/** The counties around a large city, as the federal government groups them. */
export interface MetroArea {
  /** CBSA code, five digits: '16980'. */
  readonly code: string
  /** 'Chicago-Naperville-Elgin, IL-IN'. */
  readonly name: string
  /** FIPS codes, ascending, each once; a county is in one metro area at most. */
  readonly counties: ReadonlyArray<string>
}
