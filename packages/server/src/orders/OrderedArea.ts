import { Schema } from "effect"

/** An area of an order with what was available and ordered of it, as the order's quote keeps it. */
export const OrderedArea = Schema.Struct({
  key: Schema.String,
  available: Schema.Int,
  desired: Schema.Int,
  /** What was ordered of each part of it, such as a carrier route; missing where the area's quantity says it all. */
  parts: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
})
export type OrderedArea = typeof OrderedArea.Type
export const OrderedAreas = Schema.fromJsonString(Schema.Array(OrderedArea))
