/** The stage of an import and the fraction completed, from 0 to 1. */
export interface ImportProgress {
  readonly stage: "reading" | "sorting" | "writing" | "loading"
  readonly fraction: number
}

export interface ImportRequest {
  /** The mapping file. */
  readonly mapping: string
  /**
   * The universe's own folder, which must not exist yet. Rejected rows are written to `<folder>.refused.csv` next to
   * it.
   */
  readonly folder: string
  /** The maximum percentage of rejected rows; above it, nothing is loaded. Defaults to 1. */
  readonly maxRefused?: number
  /**
   * The minimum number of records; with fewer, the files may be truncated, and nothing is loaded. Defaults to no
   * minimum.
   */
  readonly leastRecords?: number
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface DeltaRequest extends ImportRequest {
  /** The folder of the universe that the changes apply to; it isn't modified. */
  readonly from: string
  /** A change file in the mapping's format, with an `op` column. */
  readonly changes: string
}

/** The default limit for rejected rows, as a percentage of all rows. */
export const DEFAULT_REFUSAL_LIMIT_PERCENT = 1
