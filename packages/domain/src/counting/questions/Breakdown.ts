import { Schema } from "effect"
import { TRUE_OF } from "./TrueOf.ts"

/** Records with one value of a column; null: the value is not known. */
export const BreakdownRow = Schema.Struct({ value: Schema.NullOr(Schema.String), records: Schema.Int })
export type BreakdownRow = typeof BreakdownRow.Type

/** Records with one value in each of two columns. */
export const CrossTabCell = Schema.Struct({
  row: Schema.NullOr(Schema.String),
  column: Schema.NullOr(Schema.String),
  records: Schema.Int,
})
export type CrossTabCell = typeof CrossTabCell.Type

/** Of how many records a column is known. */
export const ColumnFill = Schema.Struct({ column: Schema.String, known: Schema.Int })
export type ColumnFill = typeof ColumnFill.Type

/** What an answer is true of, and of how many. */
const about = {
  ...TRUE_OF,
  /** Records of the whole selection. */
  total: Schema.Int,
}

/**
 * How a selection spreads over the values of a column, skipping values without records, the unknown value last. The
 * rows sum to the total unless a record may have several values.
 */
export const CountBreakdown = Schema.Struct({
  ...about,
  column: Schema.String,
  rows: Schema.Array(BreakdownRow),
})
export type CountBreakdown = typeof CountBreakdown.Type

/** How a selection spreads over the values of two columns, skipping pairs without records; rows first. */
export const CountCrossTable = Schema.Struct({
  ...about,
  rows: Schema.String,
  columns: Schema.String,
  cells: Schema.Array(CrossTabCell),
})
export type CountCrossTable = typeof CountCrossTable.Type

/** Of how many records a ZIP+4, a carrier route and each attribute is known, in the columns' order. */
export const FillRates = Schema.Struct({
  /** Records with a ZIP+4. */
  withZip4: Schema.Int,
  /** Records with a carrier route. */
  withCarrierRoutes: Schema.Int,
  columns: Schema.Array(ColumnFill),
})
export type FillRates = typeof FillRates.Type

/** How full a list would be: the fill rates, and of how many records a phone is known. */
export const CountFillRates = Schema.Struct({
  ...about,
  /** Records with a phone that may be delivered. */
  withPhones: Schema.Int,
  ...FillRates.fields,
})
export type CountFillRates = typeof CountFillRates.Type
