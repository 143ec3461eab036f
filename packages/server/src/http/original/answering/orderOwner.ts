import type { OriginalOrder } from "@listwright/adapters"
import { Effect } from "effect"
import { questionOwner } from "../../answering/questionOwner.ts"
import { orderAccountId, requestedDraftId } from "./findCallDraft.ts"

/**
 * Returns the owner of a question about an order: its draft's account, or another specified account that the user works
 * for.
 */
export const orderOwner = Effect.fn("orderOwner")(function* (order: OriginalOrder) {
  return yield* questionOwner((yield* requestedDraftId(order)) ?? null, orderAccountId(order))
})
