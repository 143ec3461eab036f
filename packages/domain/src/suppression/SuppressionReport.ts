import { Schema } from "effect"
import { Records } from "../shared/Records.ts"

/** A file row with nothing to search for. */
export const RejectedRow = Schema.Struct({
  /** The line number in the file, from 1, counting the header line. */
  line: Schema.Int,
  reason: Schema.String,
})
export type RejectedRow = typeof RejectedRow.Type

/** The outcome for a suppression file's rows; matched, unmatched, and rejected add up to the total. */
export const SuppressionReport = Schema.Struct({
  /** The file's ID in suppressions. */
  id: Schema.String,
  rows: Records,
  matched: Records,
  /** The number of rows that match no record in the data. */
  unmatched: Records,
  rejected: Records,
  /** The number of individuals that the file suppresses. */
  persons: Records,
  /** The line numbers of the unmatched rows, up to the first thousand. */
  unmatchedLines: Schema.Array(Schema.Int),
  /** The rejected rows, up to the first thousand. */
  rejectedRows: Schema.Array(RejectedRow),
})
export type SuppressionReport = typeof SuppressionReport.Type
