import { Schema } from "effect"

/** An area of an order, with the available and ordered quantities, as stored in the order's price. */
export const OrderedArea = Schema.Struct({
  key: Schema.String,
  available: Schema.Int,
  desired: Schema.Int,
  /**
   * The quantity ordered of each part: a carrier route, or the records of saved lists selected by the same
   * attributes. Missing if the area's quantity says it all.
   */
  parts: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  /**
   * The attributes of saved lists that each of its records was selected by, and is paid for; missing if there aren't
   * any.
   */
  columns: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type OrderedArea = typeof OrderedArea.Type
export const OrderedAreas = Schema.fromJsonString(Schema.Array(OrderedArea))
