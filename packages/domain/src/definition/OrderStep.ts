import { Schema } from "effect"

/**
 * An order's step: being edited, being counted, counted, about to be paid, or placed. 'order' means that the order was
 * opened on its overview page without being counted; guards treat it as 'input'.
 */
export const OrderStep = Schema.Literals(["input", "count", "summary", "payment", "success", "order"])
export type OrderStep = typeof OrderStep.Type
