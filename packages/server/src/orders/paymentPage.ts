import type { PaymentPage } from "@listwright/domain/order"
import { Schema } from "effect"

/** The page of a charge as it is stored; all null where there is none. */
export const PageColumns = {
  pageAddress: Schema.NullOr(Schema.String),
  pageEndsAt: Schema.NullOr(Schema.Date),
}

/** Where an order is paid, as long as it waits for that. */
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
