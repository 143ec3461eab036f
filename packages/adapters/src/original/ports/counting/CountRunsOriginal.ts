import { CountRuns } from "@listwright/domain/counting"
import { areaKey, definitionHash } from "@listwright/domain/definition"
import { ServerFailed } from "@listwright/domain/shared"
import { Clock, Effect, Layer, Result } from "effect"
import * as Digest from "effect/crypto/Digest"
import { ApiClient } from "../../../http/ApiClient.ts"
import { createCountRunCalls } from "../../../http/counting/CountRunsHttp.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { OrderSession } from "../../../http/OrderSession.ts"
import { fromOriginalOrder } from "../../../original-order/fromOriginalOrder.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { countPhonesByArea, countPhones } from "./countedAreas.ts"

/**
 * Implements CountRuns over the original contract. A counted order omits areas without records and doesn't specify the
 * data's snapshot (`snapshot` is '') or the time of the count (`countedAt` is the current time); its `definitionHash`
 * covers only the remaining areas. Records with phones are counted one area at a time, for up to 200 areas; for more,
 * `answer` fails with Refused. `stop` fails with Refused because a run can't be stopped.
 */
export const createOriginalCountRunsPort = (calls: OriginalCalls): CountRuns["Service"] =>
  CountRuns.of({
    ...createCountRunCalls(calls),
    answer: (requestId, draftId) =>
      Effect.gen(function* () {
        const ofDraft = { ListModuleSessionId: draftId }
        const { Order } = yield* envelopeData(
          calls.Counting.GetOrderAndPriceList2WithoutSession({ payload: { requestId, order: ofDraft } }),
        )
        const read = fromOriginalOrder(Order)
        if (Result.isFailure(read)) return yield* new ServerFailed({ status: 200 })
        const definition = read.success
        const available = (Order.OrderGeos ?? []).flatMap((geo) =>
          geo.IsExcluded === true ? [] : [geo.AvailableQty ?? 0],
        )
        const withPhones = yield* countPhones(calls, ofDraft)
        const phones = yield* countPhonesByArea(calls, definition, withPhones)
        return {
          definitionHash: yield* Effect.provide(definitionHash(definition), Digest.layerWebCrypto),
          snapshot: "",
          countedAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
          total: Order.TotalAvailableQty ?? available.reduce((sum, one) => sum + one, 0),
          withPhones,
          areas: definition.areas
            .filter(({ excluded }) => !excluded)
            .map((area, at) => ({
              key: areaKey(area),
              available: available[at] ?? 0,
              withPhones: phones[at] ?? 0,
            })),
          suppressed: [],
          withoutPlace: [],
        }
      }).pipe(Effect.provideService(OrderSession, draftId)),
    stop: () => unsupportedCall,
  })

/** Provides CountRuns over the original contract. */
export const layerCountRunsOriginal = Layer.effect(
  CountRuns,
  Effect.map(ApiClient, createOriginalCountRunsPort),
)
