import { OrderCode } from "../shared/OrderCode.ts"
import { Schema } from "effect"

/** What the site keeps of a placed order. spec: order-builder §4 (Place order modal), §7 (ProcessOrder) [ob4-placed] */
export const PlacedOrder = Schema.Struct({
  orderCode: OrderCode,
  accountName: Schema.String,
  sessionGuid: Schema.String,
  /** ISO instant. */
  submittedAt: Schema.String,
  /** It is not known yet whether the charge went through. It settles automatically and is never made twice. */
  isPending: Schema.Boolean,
})
export type PlacedOrder = typeof PlacedOrder.Type
