import { Schema } from "effect"

/**
 * The step of an order: being edited, being counted, counted, about to be paid, or placed. 'order' is an order that was
 * loaded on its overview without being counted; guards treat it as 'input'.
 */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
