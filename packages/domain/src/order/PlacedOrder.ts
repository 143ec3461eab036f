import { OrderCode } from "../shared/OrderCode.ts"
import { Schema } from "effect"
import { PaymentPage } from "./PaymentPage.ts"

/** The site's record of a placed order [ob4-placed]. */
export const PlacedOrder = Schema.Struct({
  orderCode: OrderCode,
  accountName: Schema.String,
  sessionGuid: Schema.String,
  /** ISO instant. */
  submittedAt: Schema.String,
  /** It is not known yet whether the charge went through. It settles automatically and is never made twice. */
  isPending: Schema.Boolean,
  /** The page where a pending order is paid; missing: the buyer has nothing left to do. */
  paymentPage: Schema.optionalKey(PaymentPage),
})
export type PlacedOrder = typeof PlacedOrder.Type
