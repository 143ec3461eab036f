import { Actor, Api, findDetailPath, toOriginalGeos, toOriginalOrder } from "@listwright/adapters"
import { quantitiesForTotal } from "@listwright/domain/counting"
import { type Choices, type Draft, setWantedRecordsByArea } from "@listwright/domain/drafts"
import { changeWantedRecords, storeOrderQuantities, wantedRecordsFromDetails } from "@listwright/domain/order"
import type { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { findCallDraft } from "../answering/findCallDraft.ts"
import {
  findCurrentAnswer,
  buildOrderPartsWithAreas,
  buildOrderPartsWithPrice,
} from "../answering/buildOrderPartsWithPrice.ts"

const orderOf = Effect.fn("orderOf")(function* (draft: Draft) {
  return toOriginalOrder(yield* buildOrderPartsWithPrice(draft, yield* findCurrentAnswer(draft)))
})

const session = (id: DraftId | undefined) => (id === undefined ? {} : { ListModuleSessionId: id })

const geosOf = Effect.fn("geosOf")(function* (draft: Draft) {
  return toOriginalGeos(yield* buildOrderPartsWithAreas(draft, yield* findCurrentAnswer(draft)))
})

const NOT_COUNTED = "This order has not been counted yet."
const NO_DETAIL = "There is no detail row at this place of the order."

/** Returns the call's draft with its answer; refuses a draft that hasn't been counted. */
const countedDraft = Effect.fn("countedDraft")(function* () {
  const draft = yield* findCallDraft({})
  const answer = yield* findCurrentAnswer(draft)
  return answer === null ? yield* new CallRefused({ reason: NOT_COUNTED }) : { draft, answer }
})

/** Saves a draft's requested quantities and returns its items. */
const want = Effect.fn("want")(function* (draft: Draft, choices: Choices) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const changed = yield* drafts
    .put(reach, draft.id, { baseRevision: draft.revision, definition: draft.definition, choices })
    .pipe(
      Effect.catchTag(
        ["AccountChangeRefused", "DraftConflict", "DraftSourceMismatch", "DraftPlaced", "DraftTooLarge"],
        () => Effect.fail(new CallRefused({ reason: "This order was changed in another window." })),
      ),
    )
  return { OrderGeos: yield* geosOf(changed) }
})

/** Sets a requested total, spread over the areas in proportion to their available records. */
const redistribute = Effect.fn("redistribute")(function* (total: number) {
  const { answer, draft } = yield* countedDraft()
  return yield* want(draft, setWantedRecordsByArea(draft.choices, quantitiesForTotal(answer.areas, total)))
})

/** Changes the requested quantity of one detail row; its area's quantity becomes the new sum. */
const updateDetail = Effect.fn("updateDetail")(function* (
  quantity: number,
  at: Parameters<typeof findDetailPath>[1],
) {
  const { answer, draft } = yield* countedDraft()
  const known = yield* buildOrderPartsWithAreas(draft, answer)
  const path = findDetailPath(known, at)
  const areas = known.details?.areas
  if (path === null || areas === undefined) return yield* new CallRefused({ reason: NO_DETAIL })
  const wanted = wantedRecordsFromDetails(draft.listType, areas, draft.choices)
  return yield* want(draft, storeOrderQuantities(draft.choices, changeWantedRecords(wanted, path, quantity)))
})

/** Calls that read and change an order in progress, as in the original contract. */
export const orderStateCalls = {
  GetOrder: HttpApiBuilder.handler(Api, "Order", "GetOrder", ({ payload }) =>
    toEnvelope(Effect.flatMap(findCallDraft(session(payload.sessionId)), orderOf)),
  ),
  GetOrderFromSession: HttpApiBuilder.handler(Api, "Order", "GetOrderFromSession", () =>
    toEnvelope(Effect.flatMap(findCallDraft({}), orderOf)),
  ),
  GetOrderGeos: HttpApiBuilder.handler(Api, "Order", "GetOrderGeos", () =>
    toEnvelope(Effect.flatMap(findCallDraft({}), geosOf)),
  ),
  RedistributeOrderTotalQty: HttpApiBuilder.handler(
    Api,
    "Order",
    "RedistributeOrderTotalQty",
    ({ payload }) => toEnvelope(redistribute(payload.totalDesiredQty)),
  ),
  UpdateDesiredQtyOfOrderGeoDetails: HttpApiBuilder.handler(
    Api,
    "Order",
    "UpdateDesiredQtyOfOrderGeoDetails",
    ({ payload: { DesiredQty, ...at } }) => toEnvelope(updateDetail(DesiredQty, at)),
  ),
}
