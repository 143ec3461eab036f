import { Schema } from "effect"

/**
 * Raised when reference data can't be used. `file` is the faulty file; `reason` explains in human-readable form what is
 * wrong and where.
 */
export class ReferenceUnusable extends Schema.TaggedError<ReferenceUnusable>()("ReferenceUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `Couldn't use the reference geography: ${this.file} ${this.reason}`
  }
}

/** Raised when a file can't be imported at all; individual bad rows are reported as rejected rows instead. */
export class ImportRefused extends Schema.TaggedError<ImportRefused>()("ImportRefused", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `Couldn't import ${this.file}: ${this.reason}`
  }
}

/** A row rejected by an import. */
export interface RefusedRow {
  /** The line in the file on which the row starts, from 1. */
  readonly line: number
  readonly reason: string
}
