import { MAX_COLUMNS, MAX_ROWS } from "../fileLimits.ts"

/** A row of a file, or the reason that it can't be read. Lines are numbered from 1. */
export type FileRow =
  | { readonly line: number; readonly cells: ReadonlyArray<string> }
  | { readonly line: number; readonly problem: string }

/** Raised when a file can't be read at all; `reason` is the human-readable reason and remedy. */
export class FileUnreadable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The names of a file's columns, followed by its rows in chunks. */
export interface FileRows {
  readonly columns: ReadonlyArray<string>
  readonly rows: AsyncGenerator<ReadonlyArray<FileRow>>
  /** Releases the file, even if it wasn't read completely. */
  readonly close: () => Promise<unknown>
}

export const tooManyColumnsError = () =>
  new FileUnreadable(
    `The file has more than ${MAX_COLUMNS.toLocaleString("en-US")} columns. Please keep only the columns that identify people.`,
  )

export const noRowsError = () => new FileUnreadable("The file has no rows below its column names.")

export const tooManyRowsError = () =>
  new FileUnreadable(
    `The file has more than ${MAX_ROWS.toLocaleString("en-US")} rows. Please split it into several files.`,
  )
