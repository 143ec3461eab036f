import { Schema } from "effect"

/**
 * Identifies a placed order for people and in files: 'LW-7KQ2-9F4M'. Saved counts have codes of the same format, but of
 * another type.
 */
export const OrderCode = Schema.String.pipe(Schema.brand("OrderCode"))
export type OrderCode = typeof OrderCode.Type
