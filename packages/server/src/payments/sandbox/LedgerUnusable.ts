import { Schema } from "effect"

/** The error if the sandbox processor's ledger can't be read or written. */
export class LedgerUnusable extends Schema.TaggedError<LedgerUnusable>()("LedgerUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The sandbox processor's ledger, ${this.file}, cannot be used: ${this.reason} Restore a copy of the file. Without it, the server cannot tell which orders were charged, so it does not start.`
  }
}
