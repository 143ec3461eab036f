/** A federally defined group of counties around a large city. */
export interface MetroArea {
  /** The five-digit CBSA code, such as '16980'. */
  readonly code: string
  /** The name, such as 'Chicago-Naperville-Elgin, IL-IN'. */
  readonly name: string
  /** The counties' FIPS codes, ascending, without duplicates; a county is in at most one metro area. */
  readonly counties: ReadonlyArray<string>
}
