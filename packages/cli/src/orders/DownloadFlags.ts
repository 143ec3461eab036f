export interface DownloadFlags {
  /** '-' is standard output; the name that the server gives unless said. */
  readonly out?: string
  /** Whether an existing file may be replaced. */
  readonly force?: boolean
  readonly json?: boolean
  /** What the list is written as; 'csv' unless said. */
  readonly format?: string
}
