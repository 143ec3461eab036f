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

/** The revision of every draft: the original contract has no revisions. */
export const NO_REVISION = 0

/** Returns the order of a session; the contract refuses one that isn't there, or isn't the user's, by a text alone. */
export const fetchSessionOrder = (
  calls: OriginalCalls,
  session: DraftId,
): Effect.Effect<OriginalOrder, CallFailed> =>
  envelopeData(calls.Order.GetOrder({ payload: { sessionId: session } })).pipe(
    Effect.catchTag("Refused", () => Effect.fail(new NotFound({ what: "draft" }))),
  )

/**
 * Reads the draft that the order of a session is. The contract has no revisions and no time of change: `revision` is
 * `NO_REVISION`, `updatedAt` is '', and nothing can be undone. A counted order has lost its areas without records, and
 * wants a number of each other area.
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

/** Reads the draft of a session. */
export const fetchSessionDraft = (calls: OriginalCalls, session: DraftId): Effect.Effect<Draft, CallFailed> =>
  Effect.flatMap(fetchSessionOrder(calls, session), (order) => draftFromOrder(order, session))
