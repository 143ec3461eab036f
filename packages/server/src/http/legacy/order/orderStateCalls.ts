import { Actor, Api, type LegacyOrder, legacyGeos, toLegacyOrder } from "@listwright/adapters"
import { Counts, quantitiesForTotal } from "@listwright/domain/counting"
import { areaCode } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { definitionOfOrder, draftOfCall, keptDraft, namedDraft } from "../../answering/draftOfCall.ts"
import { currentAnswer, knownOrder } from "../../answering/knownOrder.ts"
import { questionOwner } from "../../answering/questionOwner.ts"

const orderOf = Effect.fn("orderOf")(function* (draft: Draft) {
  return toLegacyOrder(yield* knownOrder(draft, yield* currentAnswer(draft)))
})

const session = (id: string | undefined) => (id === undefined ? {} : { ListModuleSessionId: id })

const geosOf = Effect.fn("geosOf")(function* (draft: Draft) {
  const answer = yield* currentAnswer(draft)
  return legacyGeos({ draft, definition: draft.definition, choices: draft.choices, answer, figures: null })
})

/** Wants a total, spread over the areas in proportion to what each has. */
const redistribute = Effect.fn("redistribute")(function* (total: number) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const draft = yield* draftOfCall({})
  const answer = yield* currentAnswer(draft)
  if (answer === null) return yield* new CallRefused({ message: "This order has not been counted yet." })
  const choices = { ...draft.choices, quantities: quantitiesForTotal(answer.areas, total) }
  const changed = yield* drafts
    .put(reach, draft.id, { baseRevision: draft.revision, definition: draft.definition, choices })
    .pipe(
      Effect.catchTag(["DraftConflict", "DraftOfOtherSource", "DraftPlaced", "DraftTooLarge"], () =>
        Effect.fail(new CallRefused({ message: "This order was changed in another window." })),
      ),
    )
  return { OrderGeos: yield* geosOf(changed) }
})

const phoneResult = Effect.fn("phoneResult")(function* (order: LegacyOrder) {
  const counts = yield* Counts
  const isKept = order.OrderGeos === undefined
  const definition = isKept ? (yield* keptDraft(order)).definition : yield* definitionOfOrder(order)
  const owner = yield* questionOwner((yield* namedDraft(order)) ?? null)
  const answer = yield* Effect.mapError(
    counts.count(definition, owner),
    ({ reason }) => new CallRefused({ message: reason }),
  )
  return {
    OrderGeoName: definition.areas.filter(({ excluded }) => !excluded).map(areaCode),
    PhoneCount: [
      { Name: "Without phone", Count: answer.total - answer.withPhones },
      { Name: "With phone", Count: answer.withPhones },
    ],
  }
})

/** An order in the making as the original contract reads and changes it. */
export const orderStateCalls = {
  GetOrder: HttpApiBuilder.handler(Api, "PlaceOrder", "GetOrder", ({ payload }) =>
    answering(Effect.flatMap(draftOfCall(session(payload.sessionId)), orderOf)),
  ),
  GetOrderFromSession: HttpApiBuilder.handler(Api, "PlaceOrder", "GetOrderFromSession", () =>
    answering(Effect.flatMap(draftOfCall({}), orderOf)),
  ),
  GetOrderGeos: HttpApiBuilder.handler(Api, "PlaceOrder", "GetOrderGeos", () =>
    answering(Effect.flatMap(draftOfCall({}), geosOf)),
  ),
  RedistributeOrderTotalQty: HttpApiBuilder.handler(
    Api,
    "PlaceOrder",
    "RedistributeOrderTotalQty",
    ({ payload }) => answering(redistribute(payload.totalDesiredQty)),
  ),
  GetPhoneResult: HttpApiBuilder.handler(Api, "PlaceOrder", "GetPhoneResult", ({ payload }) =>
    answering(phoneResult(payload.order)),
  ),
}
