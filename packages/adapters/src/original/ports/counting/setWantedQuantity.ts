import { CountRuns, runCount } from "@listwright/domain/counting"
import { type CallFailed, type DraftId, Refused } from "@listwright/domain/shared"
import { Effect } from "effect"
import { envelopeData } from "../../../http/envelopeData.ts"
import { OrderSession } from "../../../http/OrderSession.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { createOriginalCountRunsPort } from "./CountRunsOriginal.ts"

/** Counts a session's order, because the contract prices and places only counted orders. */
export const countSessionOrder = (calls: OriginalCalls, session: DraftId) =>
  runCount(session).pipe(
    Effect.provideService(CountRuns, createOriginalCountRunsPort(calls)),
    Effect.catchTag("CountFailed", () => Effect.fail(new Refused({ reason: "The count failed." }))),
  )

/** Sets the number of records wanted from a session's order, spread over its areas; undefined leaves it unchanged. */
export const setWantedQuantity = Effect.fnUntraced(function* (
  calls: OriginalCalls,
  session: DraftId,
  wanted: number | undefined,
): Effect.fn.Return<void, CallFailed> {
  if (wanted === undefined) return
  yield* countSessionOrder(calls, session)
  yield* envelopeData(calls.Order.RedistributeOrderTotalQty({ payload: { totalDesiredQty: wanted } })).pipe(
    Effect.provideService(OrderSession, session),
  )
})
