import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"

/** A column that a delivered list may hold beyond the default ones. spec: order-builder §3 (Output column) */
export const OutputColumn = Schema.Struct({
  /** Names a demo column, or else a price element. */
  ColumnName: Schema.NonEmptyString,
  /** What people read. */
  ColumnDesc: Schema.String,
  /** Part of another column, with which it is priced. */
  IsSubElement: Schema.Boolean,
  /** The column that a sub-element is part of; null for a column of its own. */
  ParentColumnName: Schema.NullOr(Schema.NonEmptyString),
})
export type OutputColumn = typeof OutputColumn.Type

/** An output column and what each record would cost more with it, in dollars before repeated use. */
export const OfferedColumn = Schema.Struct({ ...OutputColumn.fields, ColumnPrice: Decimal })
export type OfferedColumn = typeof OfferedColumn.Type

/** The column whose price a column has: a sub-element's is its parent's, and one that names no parent has its own. */
export const pricedColumn = (column: OutputColumn): string =>
  column.IsSubElement ? (column.ParentColumnName ?? column.ColumnName) : column.ColumnName
