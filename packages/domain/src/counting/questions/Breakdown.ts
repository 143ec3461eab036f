import { Schema } from "effect"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The number of records with one value of a column; `value` is null for the unknown value. */
export const BreakdownRow = Schema.Struct({ value: Schema.NullOr(Schema.String), records: Schema.Int })
export type BreakdownRow = typeof BreakdownRow.Type

/** The number of records with a given pair of values in two columns. */
export const CrossTabCell = Schema.Struct({
  row: Schema.NullOr(Schema.String),
  column: Schema.NullOr(Schema.String),
  records: Schema.Int,
})
export type CrossTabCell = typeof CrossTabCell.Type

/** The number of records with a known value in a column. */
export const ColumnFill = Schema.Struct({ column: Schema.String, known: Schema.Int })
export type ColumnFill = typeof ColumnFill.Type

/** The definition, data, and total that an answer applies to. */
const about = {
  ...ANSWER_BASIS,
  /** The number of records in the whole selection. */
  total: Schema.Int,
}

/**
 * The selection broken down by a column's values, skipping values without records, with the unknown value last. The
 * rows add up to the total unless a record may have several values.
 */
export const CountBreakdown = Schema.Struct({
  ...about,
  column: Schema.String,
  rows: Schema.Array(BreakdownRow),
})
export type CountBreakdown = typeof CountBreakdown.Type

/**
 * The selection broken down by the values of two columns, skipping pairs without records. Cells are ordered by row
 * first.
 */
export const CountCrossTable = Schema.Struct({
  ...about,
  rows: Schema.String,
  columns: Schema.String,
  cells: Schema.Array(CrossTabCell),
})
export type CountCrossTable = typeof CountCrossTable.Type

/**
 * The numbers of records with a known ZIP+4, a known carrier route, and a known value for each attribute, in the order
 * of the columns.
 */
export const FillRates = Schema.Struct({
  /** The number of records with a ZIP+4. */
  withZip4: Schema.Int,
  /** The number of records with a carrier route. */
  withCarrierRoutes: Schema.Int,
  columns: Schema.Array(ColumnFill),
})
export type FillRates = typeof FillRates.Type

/** A list's completeness: its fill rates, and the number of records with a known phone. */
export const CountFillRates = Schema.Struct({
  ...about,
  /** The number of records with a deliverable phone. */
  withPhones: Schema.Int,
  ...FillRates.fields,
})
export type CountFillRates = typeof CountFillRates.Type
