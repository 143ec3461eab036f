import { AccountId } from "@listwright/domain/account"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { type Draft, defaultChoices } from "@listwright/domain/drafts"
import { type CallFailed, type DraftId, NotFound, Refused } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { readOriginalChoices } from "../../../original-order/readOriginalChoices.ts"
import { fromOriginalOrder } from "../../../original-order/fromOriginalOrder.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/** The revision of every draft, because the original contract has no revisions. */
export const NO_REVISION = 0

/** Returns a session's order. Every refusal becomes NotFound, because the contract's refusals have only a message. */
export const fetchSessionOrder = (
  calls: OriginalCalls,
  session: DraftId,
): Effect.Effect<OriginalOrder, CallFailed> =>
  envelopeData(calls.Order.GetOrder({ payload: { sessionId: session } })).pipe(
    Effect.catchTag("Refused", () => Effect.fail(new NotFound({ what: "draft" }))),
  )

/**
 * Converts a session's order to a draft. The contract has no revisions or modification times: `revision` is
 * `NO_REVISION`, `updatedAt` is '', and nothing can be undone. A counted order has lost its areas without records, and
 * requests a number of records from each other area.
 */
export const draftFromOrder = (order: OriginalOrder, session: DraftId): Effect.Effect<Draft, Refused> => {
  const read = fromOriginalOrder(order)
  return Result.isFailure(read)
    ? Effect.fail(new Refused({ reason: read.failure.reason }))
    : Effect.succeed({
        id: session,
        accountId: order.AccountId ?? AccountId.make(0),
        listType: order.ListType ?? DEFAULT_LIST_TYPE,
        revision: NO_REVISION,
        definition: read.success,
        choices: readOriginalChoices(order, defaultChoices),
        canUndo: false,
        updatedAt: "",
      })
}

/** Returns a session's draft. */
export const fetchSessionDraft = (calls: OriginalCalls, session: DraftId): Effect.Effect<Draft, CallFailed> =>
  Effect.flatMap(fetchSessionOrder(calls, session), (order) => draftFromOrder(order, session))
