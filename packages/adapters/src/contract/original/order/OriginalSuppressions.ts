import { Schema } from "effect"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
/** A row's id; clients may send it as a number. */
const id = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Int])))
const int = Schema.optionalKey(Schema.NullOr(Schema.Int))

/** One suppressed row. */
export const OriginalSuppression = Schema.Struct({
  SuppressionType: int,
  SuppressedOrderId: id,
  SuppressionName: text,
  SuppressionValue: id,
  OriginalOrderId: id,
  SuppressedOrderCode: id,
  SuppressedOrderDesc: text,
  /** The saved count's id, for saved counts only. */
  CountId: id,
  GeoKeyCode: id,
  SuppressedCountCode: id,
  /** The file's name, for uploaded files only. */
  FileName: text,
})
export type OriginalSuppression = typeof OriginalSuppression.Type

/** The mode of one suppression type: off, by date, or by the rows of its list. If missing, the mode is unspecified. */
const mode = Schema.optionalKey(Schema.NullOr(Schema.Literals([false, "date", "item"])))

/** The modes for prior orders, saved counts, and uploaded files. */
export const OriginalSuppressionModes = Schema.Struct({ order: mode, slc: mode, file: mode })
export type OriginalSuppressionModes = typeof OriginalSuppressionModes.Type

const list = Schema.optionalKey(Schema.NullOr(Schema.Array(OriginalSuppression)))

/**
 * An order's suppression fields. The specification names the date fields for prior orders; those for saved counts and
 * files follow the same pattern.
 */
export const originalSuppressionFields = {
  /** The modes, or their combined code from 0 to 26. */
  SuppressionType: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Int, OriginalSuppressionModes]))),
  OrderSuppressions: list,
  SaveCountSuppressions: list,
  CustomSuppressions: list,
  /** The first and last dates, as MM/DD/YYYY or ISO, both inclusive. */
  SuppressionStartDate: text,
  SuppressionEndDate: text,
  SaveCountSuppressionStartDate: text,
  SaveCountSuppressionEndDate: text,
  CustomSuppressionStartDate: text,
  CustomSuppressionEndDate: text,
}
