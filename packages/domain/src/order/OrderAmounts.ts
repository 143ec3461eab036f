import { Schema } from "effect"
import type { OrderState } from "./OrderState.ts"

/** What an order costs, what was charged for it, and what was given back. Dollars with 2 decimals. */
export const OrderAmounts = Schema.Struct({
  totalPretaxCost: Schema.String,
  taxCharge: Schema.String,
  /** What its buyer agreed to pay, tax included. */
  total: Schema.String,
  /** What the card statement says: 0.00 until it is paid. */
  charged: Schema.String,
  /** All refunds together, once the processor has confirmed them. */
  refunded: Schema.String,
})
export type OrderAmounts = typeof OrderAmounts.Type

/** Whether the money of an order was taken. */
export const isPaid = (state: OrderState): boolean => state === "placed" || state === "fulfilled"

/**
 * What was charged for an order. One that was given up and paid all the same was charged what was given back of it, which is
 * all of it.
 */
export const chargedOf = ({
  refunded,
  state,
  total,
}: Pick<OrderAmounts, "refunded" | "total"> & { readonly state: OrderState }): string =>
  isPaid(state) ? total : refunded
