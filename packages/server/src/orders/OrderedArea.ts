import { Schema } from "effect"

/** An area of an order with what was available and ordered of it, as the order's quote keeps it. */
export const OrderedArea = Schema.Struct({ key: Schema.String, available: Schema.Int, desired: Schema.Int })
export const OrderedAreas = Schema.fromJsonString(Schema.Array(OrderedArea))
