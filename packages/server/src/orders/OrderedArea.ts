import { Schema } from "effect"

/** An area of an order with what was available and ordered of it, as the order's quote keeps it. */
export const OrderedArea = Schema.Struct({
  key: Schema.String,
  available: Schema.Int,
  desired: Schema.Int,
  /**
   * What was ordered of each part of it: of a carrier route, or of what the same attributes of saved lists selected;
   * missing where the area's quantity says it all.
   */
  parts: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  /** The attributes of saved lists that each of its records was selected by, and is paid for; missing: none. */
  columns: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type OrderedArea = typeof OrderedArea.Type
export const OrderedAreas = Schema.fromJsonString(Schema.Array(OrderedArea))
