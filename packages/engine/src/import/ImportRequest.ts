/** The stage of an import, and the fraction done, 0 to 1. */
export interface ImportProgress {
  readonly stage: "reading" | "sorting" | "writing" | "loading"
  readonly fraction: number
}

export interface ImportRequest {
  /** The mapping file. */
  readonly mapping: string
  /**
   * The universe's own folder, which must not exist yet. Refused rows are written next to it, into
   * `<folder>.refused.csv`.
   */
  readonly folder: string
  /** The percentage of rows that may be refused, 1 by default. Above it, nothing is loaded. */
  readonly maxRefused?: number
  /**
   * The minimum number of records; with fewer, the files may have been cut off, and nothing is loaded. Any number is
   * enough by default.
   */
  readonly leastRecords?: number
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface DeltaRequest extends ImportRequest {
  /** The folder of the universe that the changes apply to; it isn't modified. */
  readonly from: string
  /** A file of changes in the mapping's format, with an `op` column. */
  readonly changes: string
}

/** In percent of the rows. */
export const MAX_REFUSED = 1
