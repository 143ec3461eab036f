import { Schema } from "effect"
import { Refusal } from "./ImportErrors.ts"

const rowsFields = {
  /** In the input files, without their heads. */
  rows: Schema.Int,
  refused: Schema.Int,
  /** By column and kind, the most frequent first. */
  refusals: Schema.Array(Refusal),
  /** Every refused row: file, line, column, value, kind, reason. */
  refusedFile: Schema.String,
}

const changedFields = { added: Schema.Int, changed: Schema.Int, removed: Schema.Int }

/**
 * Records that are far from the others of their ZIP Code, as wrong geocodes are: more than half a degree from the
 * middle, and ten times as far as half of the others. They are loaded at the location that their file gives.
 */
export const FarPlaces = Schema.Struct({
  records: Schema.Int,
  /** The first of those that the input files hold. */
  examples: Schema.Array(
    Schema.Struct({
      file: Schema.String,
      line: Schema.Int,
      zip: Schema.String,
      latitude: Schema.Finite,
      longitude: Schema.Finite,
    }),
  ),
})
export type FarPlaces = typeof FarPlaces.Type

/** The outcome of the rows of the input files. */
export const RowsReport = Schema.Struct(rowsFields)
export type RowsReport = typeof RowsReport.Type

/** The same for changes: people added, replaced and removed. */
export const ChangesReport = Schema.Struct({ ...rowsFields, ...changedFields })
export type ChangesReport = typeof ChangesReport.Type

const loadedFields = {
  farPlaces: FarPlaces,
  /**
   * Files with the refused rows of CSV files as they were written. Each is a file of changes, which a delta loads
   * once the rows are fixed.
   */
  correctionFiles: Schema.Array(Schema.String),
}

/** The report of an import. */
export const ImportReport = Schema.Struct({ ...rowsFields, ...loadedFields })
export type ImportReport = typeof ImportReport.Type

/** The report of an import of changes. */
export const DeltaReport = Schema.Struct({ ...rowsFields, ...changedFields, ...loadedFields })
export type DeltaReport = typeof DeltaReport.Type
