import { LiveCounts } from "@listwright/domain"
import { Effect, Layer } from "effect"
import { ApiClient } from "./ApiClient.ts"
import { countingFailed } from "./countingFailed.ts"

/** LiveCounts over the contract. */
export const layerLiveCountsHttp = Layer.effect(
  LiveCounts,
  Effect.map(ApiClient, ({ V1 }) =>
    LiveCounts.of({
      count: (question) => Effect.mapError(V1.count({ payload: question }), countingFailed),
      waterfall: (question) => Effect.mapError(V1.waterfall({ payload: question }), countingFailed),
      suggestions: (question) => Effect.mapError(V1.suggestions({ payload: question }), countingFailed),
    }),
  ),
)
