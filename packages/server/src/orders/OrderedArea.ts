import { Schema } from "effect"

/** An area in an order, with its available and ordered quantities, as stored with the order's price. */
export const OrderedArea = Schema.Struct({
  key: Schema.String,
  available: Schema.Int,
  desired: Schema.Int,
  /**
   * The quantity ordered from each part: a carrier route, or the saved-list records selected by the same attributes.
   * Missing if only the area's quantity was ordered.
   */
  parts: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  /**
   * The saved-list attributes that each of the area's records was selected by and is charged for; missing if there are
   * none.
   */
  columns: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type OrderedArea = typeof OrderedArea.Type
export const OrderedAreas = Schema.fromJsonString(Schema.Array(OrderedArea))
