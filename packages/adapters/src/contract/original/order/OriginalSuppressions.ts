import { Schema } from "effect"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
/** The id of a row; a client may write it as a number. */
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
  /** For saved counts only. */
  CountId: id,
  GeoKeyCode: id,
  SuppressedCountCode: id,
  /** For uploaded files only. */
  FileName: text,
})
export type OriginalSuppression = typeof OriginalSuppression.Type

/** The mode of one kind: off, by days, or by the rows of its list. A missing mode means nothing is specified. */
const mode = Schema.optionalKey(Schema.NullOr(Schema.Literals([false, "date", "item"])))

/** The modes of prior orders, saved counts and uploaded files. */
export const OriginalSuppressionModes = Schema.Struct({ order: mode, slc: mode, file: mode })
export type OriginalSuppressionModes = typeof OriginalSuppressionModes.Type

const list = Schema.optionalKey(Schema.NullOr(Schema.Array(OriginalSuppression)))

/**
 * The suppression fields of an order. The specification names the day fields of prior orders; those of saved counts and
 * files follow the same pattern.
 */
export const originalSuppressionFields = {
  /** The modes, or their code from 0 to 26. */
  SuppressionType: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Int, OriginalSuppressionModes]))),
  OrderSuppressions: list,
  SaveCountSuppressions: list,
  CustomSuppressions: list,
  /** Days as MM/DD/YYYY or ISO, both inclusive. */
  SuppressionStartDate: text,
  SuppressionEndDate: text,
  SaveCountSuppressionStartDate: text,
  SaveCountSuppressionEndDate: text,
  CustomSuppressionStartDate: text,
  CustomSuppressionEndDate: text,
}
