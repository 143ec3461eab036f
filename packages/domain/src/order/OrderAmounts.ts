import { Schema } from "effect"
import type { OrderState } from "./OrderState.ts"

/** An order's cost, the amount charged, and the amount refunded, in dollars with 2 decimals. */
export const OrderAmounts = Schema.Struct({
  totalBeforeTax: Schema.String,
  taxCharge: Schema.String,
  /** The amount that the buyer agreed to pay, including tax. */
  total: Schema.String,
  /** The amount on the card statement: 0.00 until the order is paid. */
  charged: Schema.String,
  /** The sum of all refunds that the processor has confirmed. */
  refunded: Schema.String,
})
export type OrderAmounts = typeof OrderAmounts.Type

/** Returns whether an order's payment was collected. */
export const isPaid = (state: OrderState): boolean => state === "placed" || state === "fulfilled"

/**
 * Returns the amount charged for an order. An order that was paid after being canceled was refunded in full, so its
 * refund equals the amount charged.
 */
export const chargedAmount = ({
  refunded,
  state,
  total,
}: Pick<OrderAmounts, "refunded" | "total"> & { readonly state: OrderState }): string =>
  isPaid(state) ? total : refunded
