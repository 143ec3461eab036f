import { Schema } from "effect"
import { Records } from "../shared/Records.ts"

/** A row of a file that says nothing that can be looked for. */
export const RejectedRow = Schema.Struct({
  /** The line in the file, from 1, counting the header line. */
  line: Schema.Int,
  reason: Schema.String,
})
export type RejectedRow = typeof RejectedRow.Type

/** The outcome of the rows of a suppression file; matched, unmatched and rejected sum to all. */
export const SuppressionReport = Schema.Struct({
  /** Names the file among the suppressions. */
  id: Schema.String,
  rows: Records,
  matched: Records,
  /** The rows that match no person in the data. */
  unmatched: Records,
  rejected: Records,
  /** People that the file suppresses. */
  persons: Records,
  /** Lines of the first thousand of them. */
  unmatchedLines: Schema.Array(Schema.Int),
  /** The first thousand of them. */
  rejectedRows: Schema.Array(RejectedRow),
})
export type SuppressionReport = typeof SuppressionReport.Type
