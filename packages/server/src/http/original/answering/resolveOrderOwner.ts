import type { OriginalOrder } from "@listwright/adapters"
import { Effect } from "effect"
import { resolveQuestionOwner } from "../../answering/resolveQuestionOwner.ts"
import { orderAccountId, readRequestedDraftId } from "./findCallDraft.ts"

/**
 * Returns the owner of a question about an order: its draft's account, or another specified account that the user works
 * for.
 */
export const resolveOrderOwner = Effect.fn("resolveOrderOwner")(function* (order: OriginalOrder) {
  return yield* resolveQuestionOwner((yield* readRequestedDraftId(order)) ?? null, orderAccountId(order))
})
