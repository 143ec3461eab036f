import { Schema } from "effect"

/**
 * What repeated use of a list multiplies: the whole cost per record, or only the elements that are not additional.
 * spec: order-builder §3 (CalculatePriceMethod)
 */
export const CalculatePriceMethod = Schema.Literals(["wholeOrder", "baseOnly"])
export type CalculatePriceMethod = typeof CalculatePriceMethod.Type
