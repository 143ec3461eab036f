import { Schema } from "effect"

/** Where a buyer pays an order: a page of the payment processor, not of the site. */
export const PaymentPage = Schema.Struct({
  address: Schema.String,
  /** ISO instant: after it, the order is declined and nothing was charged. */
  expiresAt: Schema.String,
})
export type PaymentPage = typeof PaymentPage.Type
