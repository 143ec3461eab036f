import { Schema } from "effect"

/** Reference data can't be used. `file` is the file at fault; `reason` explains to a person what is wrong and where. */
export class ReferenceUnusable extends Schema.TaggedError<ReferenceUnusable>()("ReferenceUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The reference geography cannot be used: ${this.file} ${this.reason}`
  }
}

/** A file can't be imported at all; individual bad rows are reported as refused rows instead. */
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
  /** The line of the file on which the row starts, from 1. */
  readonly line: number
  readonly reason: string
}
