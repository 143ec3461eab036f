import { Schema } from "effect"

/**
 * The human-readable ID of a placed order: 'LW-7KQ2-9F4M'. Saved counts have codes in the same format, but of another
 * type.
 */
export const OrderCode = Schema.String.pipe(Schema.brand("OrderCode"))
export type OrderCode = typeof OrderCode.Type
