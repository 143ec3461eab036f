import { Schema } from "effect"

/**
 * The step of an order: being made, being counted, counted, about to be paid, placed. 'order' is an order that was
 * loaded on its overview and not counted; guards treat it as 'input'. spec: order-builder §3 (CurrentStep)
 */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
