/** The stage of an import, and the part of the import that is done, 0 to 1. */
export interface ImportProgress {
  readonly stage: "reading" | "sorting" | "writing" | "loading"
  readonly fraction: number
}

export interface ImportRequest {
  /** The mapping file. */
  readonly mapping: string
  /** The universe's own folder, which must not exist yet. Refused rows go next to it, into `<folder>.refused.csv`. */
  readonly folder: string
  /** Percent of the rows that may be refused; 1 unless given. Above it nothing is loaded. */
  readonly maxRefused?: number
  /**
   * The fewest records that are loaded, since fewer may mean that the files were cut off. Any number is enough by
   * default.
   */
  readonly leastRecords?: number
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface DeltaRequest extends ImportRequest {
  /** The folder of the universe that the changes apply to; it stays as it is. */
  readonly from: string
  /** A file of changes, in the mapping's format, with a column `op`. */
  readonly changes: string
}

/** Percent of the rows. */
export const MAX_REFUSED = 1
