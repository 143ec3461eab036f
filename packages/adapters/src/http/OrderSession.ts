import type { DraftId } from "@listwright/domain/shared"
import { Context } from "effect"

/** The header that tells the calls of the original contract which draft they are about. */
export const ORDER_SESSION_HEADER = "x-order-session"

/** The draft that a call is about; null leaves it to the server, which takes the user's latest one. */
export const OrderSession = Context.Reference<DraftId | null>("@listwright/adapters/OrderSession", {
  defaultValue: () => null,
})
