import type { DraftId } from "@listwright/domain/shared"
import { Context } from "effect"

/** The header that names the draft in original-contract calls. */
export const ORDER_SESSION_HEADER = "x-order-session"

/** The draft that a call is about; null lets the server use the user's latest draft. */
export const OrderSession = Context.Reference<DraftId | null>("@listwright/adapters/OrderSession", {
  defaultValue: () => null,
})
