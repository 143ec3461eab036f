import { Schema } from "effect"

/** Names a placed order for people and files: 'LW-7KQ2-9F4M'. Saved counts have codes of the same form and another type. */
export const OrderCode = Schema.String.pipe(Schema.brand("OrderCode"))
export type OrderCode = typeof OrderCode.Type
