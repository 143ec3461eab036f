import { Schema } from "effect"

/** `pending`: the charge's outcome is not known yet; it is settled by itself and never charged twice. */
export const OrderState = Schema.Literals(["placing", "pending", "placed", "declined", "fulfilled"])
export type OrderState = typeof OrderState.Type
