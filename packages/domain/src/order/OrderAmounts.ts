import { Schema } from "effect"
import type { OrderState } from "./OrderState.ts"

/** The cost of an order, the amount charged for it, and the amount refunded. Dollars with 2 decimals. */
export const OrderAmounts = Schema.Struct({
  totalPretaxCost: Schema.String,
  taxCharge: Schema.String,
  /** The amount that the buyer agreed to pay, tax included. */
  total: Schema.String,
  /** The amount on the card statement: 0.00 until the order is paid. */
  charged: Schema.String,
  /** All refunds together, once the processor has confirmed them. */
  refunded: Schema.String,
})
export type OrderAmounts = typeof OrderAmounts.Type

/** Tells whether the money of an order was taken. */
export const isPaid = (state: OrderState): boolean => state === "placed" || state === "fulfilled"

/**
 * Returns the amount charged for an order. An order that was given up and paid after all was refunded in full, so its
 * refund is the amount charged.
 */
export const chargedOf = ({
  refunded,
  state,
  total,
}: Pick<OrderAmounts, "refunded" | "total"> & { readonly state: OrderState }): string =>
  isPaid(state) ? total : refunded
