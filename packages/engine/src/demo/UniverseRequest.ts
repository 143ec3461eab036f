export interface UniverseRequest {
  /** The universe's own folder. */
  readonly folder: string
  /** People, at least 1. */
  readonly records: number
  /** Whole number from 0 to 2^32 - 1; the same seed and the same number of records give the same bytes. */
  readonly seed: number
  /** Where people live: two-letter codes; everywhere unless given. */
  readonly states?: ReadonlyArray<string>
  /** Receives the progress of the build, 0 to 1. Not called when the universe exists. */
  readonly onProgress?: (fraction: number) => void
}
