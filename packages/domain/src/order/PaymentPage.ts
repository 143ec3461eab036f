import { Schema } from "effect"

/** A page of the payment processor, not of the site, where the buyer pays an order. */
export const PaymentPage = Schema.Struct({
  address: Schema.String,
  /** ISO instant: after it, the order is declined and nothing was charged. */
  expiresAt: Schema.String,
})
export type PaymentPage = typeof PaymentPage.Type
