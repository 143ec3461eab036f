import { Schema } from "effect"

/** The payment processor's page (not the site's) where the buyer pays for an order. */
export const PaymentPage = Schema.Struct({
  address: Schema.String,
  /** The ISO instant after which the order is declined, with nothing charged. */
  expiresAt: Schema.String,
})
export type PaymentPage = typeof PaymentPage.Type
