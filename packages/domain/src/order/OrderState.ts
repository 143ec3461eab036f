import { Schema } from "effect"

/**
 * The state of an order. `pending` means that the outcome of the charge isn't known yet; it's settled automatically,
 * and the order is never charged twice.
 */
export const OrderState = Schema.Literals(["placing", "pending", "placed", "declined", "fulfilled"])
export type OrderState = typeof OrderState.Type
