import { Drafts } from "@listwright/domain/drafts"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { writeOrder } from "../counting/writeOrder.ts"
import { setWantedQuantity } from "../counting/setWantedQuantity.ts"
import { fetchSessionDraft, draftFromOrder } from "./fetchSessionOrder.ts"

/**
 * Implements Drafts over the original contract, in which a draft is a session's order. An order starts with its areas,
 * so `open` and `create` fail with Refused, as does `undo`. There are no revisions, so `put` overwrites changes that
 * other clients made in the meantime. Of the lists in progress, the contract returns only the latest.
 */
export const createOriginalDraftsPort = (calls: OriginalCalls): Drafts["Service"] =>
  Drafts.of({
    open: () => unsupportedCall,
    create: () => unsupportedCall,
    inTheMaking: () =>
      Effect.gen(function* () {
        const order = yield* envelopeData(calls.Order.GetOrderFromSession({ payload: {} }))
        const { ListModuleSessionId } = order
        return ListModuleSessionId === undefined ? [] : [yield* draftFromOrder(order, ListModuleSessionId)]
      }),
    get: (id) => fetchSessionDraft(calls, id),
    put: Effect.fnUntraced(function* (id, { accountId = null, choices, definition }) {
      yield* writeOrder(calls)({ definition, choices, session: id, accountId })
      yield* setWantedQuantity(calls, id, choices.wantedTotal)
      const { choices: kept, ...draft } = yield* fetchSessionDraft(calls, id)
      const { wantedTotal } = choices
      return { ...draft, choices: wantedTotal === undefined ? kept : { ...kept, wantedTotal } }
    }),
    undo: () => unsupportedCall,
  })

/** Provides Drafts over the original contract. */
export const layerDraftsOriginal = Layer.effect(Drafts, Effect.map(ApiClient, createOriginalDraftsPort))
