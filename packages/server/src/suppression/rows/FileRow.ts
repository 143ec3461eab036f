import { MAX_COLUMNS, MAX_ROWS } from "../fileLimits.ts"

/** A row of a file, or why it cannot be read. Lines count from 1. */
export type FileRow =
  | { readonly line: number; readonly cells: ReadonlyArray<string> }
  | { readonly line: number; readonly problem: string }

/** A file that cannot be read at all; `reason` says why and what to do, for a person. */
export class FileUnreadable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The rows of a file after the names of its columns, some at a time. */
export interface FileRows {
  readonly columns: ReadonlyArray<string>
  readonly rows: AsyncGenerator<ReadonlyArray<FileRow>>
  /** Gives the file back, however far it was read. */
  readonly close: () => Promise<unknown>
}

export const tooManyColumns = () =>
  new FileUnreadable(
    `The file has more than ${MAX_COLUMNS.toLocaleString("en-US")} columns. Please keep only those that identify people.`,
  )

export const noRows = () => new FileUnreadable("The file has no rows below its column names.")

export const tooManyRows = () =>
  new FileUnreadable(
    `The file has more than ${MAX_ROWS.toLocaleString("en-US")} rows. Please split it into several files.`,
  )
