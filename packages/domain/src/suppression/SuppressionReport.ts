import { Schema } from "effect"
import { Records } from "../shared/Records.ts"

/** A row of a file with nothing to search for. */
export const RejectedRow = Schema.Struct({
  /** The line in the file, from 1, counting the header line. */
  line: Schema.Int,
  reason: Schema.String,
})
export type RejectedRow = typeof RejectedRow.Type

/** The outcome of the rows of a suppression file; matched, unmatched and rejected sum to all. */
export const SuppressionReport = Schema.Struct({
  /** The ID of the file in suppressions. */
  id: Schema.String,
  rows: Records,
  matched: Records,
  /** The rows that match no person in the data. */
  unmatched: Records,
  rejected: Records,
  /** The number of people that the file suppresses. */
  persons: Records,
  /** The lines of the unmatched rows, up to the first thousand. */
  unmatchedLines: Schema.Array(Schema.Int),
  /** The rejected rows, up to the first thousand. */
  rejectedRows: Schema.Array(RejectedRow),
})
export type SuppressionReport = typeof SuppressionReport.Type
