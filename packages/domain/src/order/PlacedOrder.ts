import { OrderCode } from "../shared/OrderCode.ts"
import { Schema } from "effect"
import { PaymentPage } from "./PaymentPage.ts"

/** The site's record of a placed order [ob4-placed]. */
export const PlacedOrder = Schema.Struct({
  orderCode: OrderCode,
  accountName: Schema.String,
  placementId: Schema.String,
  /** The time of submission as an ISO instant. */
  submittedAt: Schema.String,
  /**
   * True if the outcome of the charge isn't known yet. It's settled automatically, and the order is never charged
   * twice.
   */
  isPending: Schema.Boolean,
  /** The page where a pending order is paid; missing if the buyer has nothing left to do. */
  paymentPage: Schema.optionalKey(PaymentPage),
})
export type PlacedOrder = typeof PlacedOrder.Type
