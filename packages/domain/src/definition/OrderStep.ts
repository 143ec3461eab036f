import { Schema } from "effect"

/**
 * Where an order stands: being made, being counted, counted, about to be paid, placed. 'order' is what an order is called
 * that was loaded on its overview and not counted; no guard takes it for more than 'input'. spec: order-builder §3
 * (CurrentStep)
 */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
