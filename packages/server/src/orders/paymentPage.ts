import type { PaymentPage } from "@listwright/domain/order"
import { Schema } from "effect"

/** The stored columns of a charge's payment page; all are null if there isn't one. */
export const PaymentPageColumns = {
  pageAddress: Schema.NullOr(Schema.String),
  pageEndsAt: Schema.NullOr(Schema.Date),
}

/** Returns an order's payment page while the order awaits payment. */
export const paymentPage = ({
  pageAddress,
  pageEndsAt,
  state,
}: {
  readonly pageAddress: string | null
  readonly pageEndsAt: Date | null
  readonly state: string
}): { readonly paymentPage?: PaymentPage } =>
  state === "pending" && pageAddress !== null && pageEndsAt !== null
    ? { paymentPage: { address: pageAddress, expiresAt: pageEndsAt.toISOString() } }
    : {}
