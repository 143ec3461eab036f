import { Schema } from "effect"
import { Refusal } from "./ImportErrors.ts"

/** What became of the rows of an import. */
export const ImportReport = Schema.Struct({
  /** In the input files, without their heads. */
  rows: Schema.Int,
  refused: Schema.Int,
  /** By column and kind, the most frequent first. */
  refusals: Schema.Array(Refusal),
  /** Every refused row: file, line, column, value, kind, reason. */
  refusedFile: Schema.String,
})
export type ImportReport = typeof ImportReport.Type

/** The same of changes, and what they did. */
export const DeltaReport = Schema.Struct({
  ...ImportReport.fields,
  /** People who are new, who are written anew, and who are gone. */
  added: Schema.Int,
  changed: Schema.Int,
  removed: Schema.Int,
})
export type DeltaReport = typeof DeltaReport.Type
