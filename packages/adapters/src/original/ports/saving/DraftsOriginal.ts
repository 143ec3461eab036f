import { Drafts } from "@listwright/domain/drafts"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { noOriginalCall } from "../client/noOriginalCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { writeOrder } from "../counting/writeOrder.ts"
import { wantInSession } from "../counting/wantInSession.ts"
import { draftInSession, draftOfOrder } from "./orderInSession.ts"

/**
 * Implements Drafts over the original contract, where a draft is the order of a session. An order begins with its
 * areas, so `open` and `create` fail with Refused, as does `undo`. There are no revisions: `put` writes over what
 * another client wrote meanwhile. Of the lists in the making the contract knows the latest.
 */
export const draftsOver = (calls: OriginalCalls): Drafts["Service"] =>
  Drafts.of({
    open: () => noOriginalCall,
    create: () => noOriginalCall,
    inTheMaking: () =>
      Effect.gen(function* () {
        const order = yield* envelopeData(calls.Order.GetOrderFromSession({ payload: {} }))
        const { ListModuleSessionId } = order
        return ListModuleSessionId === undefined ? [] : [yield* draftOfOrder(order, ListModuleSessionId)]
      }),
    get: (id) => draftInSession(calls, id),
    put: Effect.fnUntraced(function* (id, { accountId = null, choices, definition }) {
      yield* writeOrder(calls)({ definition, choices, session: id, accountId })
      yield* wantInSession(calls, id, choices.wantedTotal)
      const { choices: kept, ...draft } = yield* draftInSession(calls, id)
      const { wantedTotal } = choices
      return { ...draft, choices: wantedTotal === undefined ? kept : { ...kept, wantedTotal } }
    }),
    undo: () => noOriginalCall,
  })

/** Provides Drafts over the original contract. */
export const layerDraftsOriginal = Layer.effect(Drafts, Effect.map(ApiClient, draftsOver))
