export interface DownloadFlags {
  /** '-' is standard output; the name that the server gives unless said. */
  readonly out?: string
  /** True to replace an existing file. */
  readonly force?: boolean
  readonly json?: boolean
  /** The format of the list; 'csv' by default. */
  readonly format?: string
}
