import { Schema } from "effect"

/** Reference data cannot be used: `file` is what is wrong, `reason` says how and where, for a person. */
export class ReferenceUnusable extends Schema.TaggedError<ReferenceUnusable>()("ReferenceUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The reference geography cannot be used: ${this.file} ${this.reason}`
  }
}

/** A file cannot be imported as a whole; single bad rows are refused rows instead. */
export class ImportRefused extends Schema.TaggedError<ImportRefused>()("ImportRefused", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `${this.file} cannot be imported: ${this.reason}`
  }
}

/** A row that was left out of an import. */
export interface RefusedRow {
  /** Line of the file on which the row starts, from 1. */
  readonly line: number
  readonly reason: string
}
