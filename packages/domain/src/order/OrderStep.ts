import { Schema } from "effect"

/** Where an order stands. spec: order-builder §3 (CurrentStep) */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
