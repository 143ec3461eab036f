import { OrderCode } from "../shared/OrderCode.ts"
import { Schema } from "effect"
import { PaymentPage } from "./PaymentPage.ts"

/** What the site keeps of a placed order [ob4-placed]. */
export const PlacedOrder = Schema.Struct({
  orderCode: OrderCode,
  accountName: Schema.String,
  sessionGuid: Schema.String,
  /** ISO instant. */
  submittedAt: Schema.String,
  /** It is not known yet whether the charge went through. It settles automatically and is never made twice. */
  isPending: Schema.Boolean,
  /** Where a pending order is paid; missing: nothing is left to do for its buyer. */
  paymentPage: Schema.optionalKey(PaymentPage),
})
export type PlacedOrder = typeof PlacedOrder.Type
