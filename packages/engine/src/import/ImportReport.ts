import { Schema } from "effect"
import { Refusal } from "./ImportErrors.ts"

const rowsFields = {
  /** The number of rows in the input files, excluding headers. */
  rows: Schema.Int,
  refused: Schema.Int,
  /** The rejections by column and kind, most frequent first. */
  refusals: Schema.Array(Refusal),
  /** The file with all rejected rows: file, line, column, value, kind, reason. */
  refusedFile: Schema.String,
}

const changedFields = { added: Schema.Int, changed: Schema.Int, removed: Schema.Int }

/**
 * The records that are far from the others in their ZIP Code, which suggests a wrong geocode: more than half a degree
 * from the midpoint, and more than ten times as far from it as half of the others. They're loaded at the location given
 * in their file.
 */
export const DistantRecords = Schema.Struct({
  records: Schema.Int,
  /** The first of these records, in input file order. */
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
export type DistantRecords = typeof DistantRecords.Type

/** The outcome for the rows in the input files. */
export const RowsReport = Schema.Struct(rowsFields)
export type RowsReport = typeof RowsReport.Type

/** The outcome for the rows in a change file, with the numbers of people added, replaced, and removed. */
export const ChangesReport = Schema.Struct({ ...rowsFields, ...changedFields })
export type ChangesReport = typeof ChangesReport.Type

const loadedFields = {
  farPlaces: DistantRecords,
  /**
   * The files that contain the rejected rows of CSV files exactly as written. Each is a change file that can be loaded
   * as a delta once the rows are corrected.
   */
  correctionFiles: Schema.Array(Schema.String),
}

/** The report of an import. */
export const ImportReport = Schema.Struct({ ...rowsFields, ...loadedFields })
export type ImportReport = typeof ImportReport.Type

/** The report of a delta import. */
export const DeltaReport = Schema.Struct({ ...rowsFields, ...changedFields, ...loadedFields })
export type DeltaReport = typeof DeltaReport.Type
