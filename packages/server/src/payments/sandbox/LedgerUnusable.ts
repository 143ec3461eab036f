import { Schema } from "effect"

/** Raised when the sandbox processor's ledger can't be read or written. */
export class LedgerUnusable extends Schema.TaggedError<LedgerUnusable>()("LedgerUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The sandbox processor's ledger, ${this.file}, can't be used: ${this.reason} Restore a copy of the file. Without it, the server can't tell which orders were charged, so it won't start.`
  }
}
