import { Schema } from "effect"

/**
 * What is kept of an order once it is placed. spec: order-builder §4 (Place order modal), §7 (ProcessOrder)
 * [ob4-placed]
 */
export const PlacedOrder = Schema.Struct({
  orderCode: Schema.String,
  accountName: Schema.String,
  sessionGuid: Schema.String,
  /** ISO instant. */
  submittedAt: Schema.String,
  /** Nobody knows yet whether the charge went through. It settles by itself, and is never made twice. */
  isPending: Schema.Boolean,
})
export type PlacedOrder = typeof PlacedOrder.Type
