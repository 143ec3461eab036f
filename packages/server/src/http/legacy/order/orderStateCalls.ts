import { Actor, Api, legacyGeos, toLegacyOrder } from "@listwright/adapters"
import { quantitiesForTotal } from "@listwright/domain/counting"
import { type Draft, wantByArea } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { draftOfCall } from "../../answering/draftOfCall.ts"
import { currentAnswer, knownAreas, knownOrder } from "../../answering/knownOrder.ts"

const orderOf = Effect.fn("orderOf")(function* (draft: Draft) {
  return toLegacyOrder(yield* knownOrder(draft, yield* currentAnswer(draft)))
})

const session = (id: DraftId | undefined) => (id === undefined ? {} : { ListModuleSessionId: id })

const geosOf = Effect.fn("geosOf")(function* (draft: Draft) {
  return legacyGeos(yield* knownAreas(draft, yield* currentAnswer(draft)))
})

/** Wants a total, spread over the areas in proportion to what each has. */
const redistribute = Effect.fn("redistribute")(function* (total: number) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const draft = yield* draftOfCall({})
  const answer = yield* currentAnswer(draft)
  if (answer === null) return yield* new CallRefused({ message: "This order has not been counted yet." })
  const choices = wantByArea(draft.choices, quantitiesForTotal(answer.areas, total))
  const changed = yield* drafts
    .put(reach, draft.id, { baseRevision: draft.revision, definition: draft.definition, choices })
    .pipe(
      Effect.catchTag(["DraftConflict", "DraftOfOtherSource", "DraftPlaced", "DraftTooLarge"], () =>
        Effect.fail(new CallRefused({ message: "This order was changed in another window." })),
      ),
    )
  return { OrderGeos: yield* geosOf(changed) }
})

/** An order in the making as the original contract reads and changes it. */
export const orderStateCalls = {
  GetOrder: HttpApiBuilder.handler(Api, "Order", "GetOrder", ({ payload }) =>
    answering(Effect.flatMap(draftOfCall(session(payload.sessionId)), orderOf)),
  ),
  GetOrderFromSession: HttpApiBuilder.handler(Api, "Order", "GetOrderFromSession", () =>
    answering(Effect.flatMap(draftOfCall({}), orderOf)),
  ),
  GetOrderGeos: HttpApiBuilder.handler(Api, "Order", "GetOrderGeos", () =>
    answering(Effect.flatMap(draftOfCall({}), geosOf)),
  ),
  RedistributeOrderTotalQty: HttpApiBuilder.handler(
    Api,
    "Order",
    "RedistributeOrderTotalQty",
    ({ payload }) => answering(redistribute(payload.totalDesiredQty)),
  ),
}
