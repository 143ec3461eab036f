import { Schema } from "effect"

/**
 * The step of an order: being made, being counted, counted, about to be paid, placed. 'order' is an order that was
 * loaded on its overview and not counted; guards treat it as 'input'.
 */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
