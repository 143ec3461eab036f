import type { DraftId } from "@listwright/domain/shared"
import { Context } from "effect"

/** The header that names the draft in calls of the original contract. */
export const ORDER_SESSION_HEADER = "x-order-session"

/** The draft that a call is about; null leaves the choice to the server, which uses the user's latest draft. */
export const OrderSession = Context.Reference<DraftId | null>("@listwright/adapters/OrderSession", {
  defaultValue: () => null,
})
