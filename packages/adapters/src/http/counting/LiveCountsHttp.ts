import { LiveCounts } from "@listwright/domain/counting"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { countingFailed } from "../countingFailed.ts"

/** LiveCounts over the contract. */
export const layerLiveCountsHttp = Layer.effect(
  LiveCounts,
  Effect.map(ApiClient, ({ V1 }) =>
    LiveCounts.of({
      count: (question) => Effect.mapError(V1.count({ payload: question }), countingFailed),
      waterfall: (question) => Effect.mapError(V1.waterfall({ payload: question }), countingFailed),
      suggestions: (question) => Effect.mapError(V1.suggestions({ payload: question }), countingFailed),
      details: (question) => Effect.mapError(V1.countDetails({ payload: question }), countingFailed),
      breakdown: (question) => Effect.mapError(V1.breakdown({ payload: question }), countingFailed),
      crossTab: (question) => Effect.mapError(V1.crossTable({ payload: question }), countingFailed),
      fillRates: (question) => Effect.mapError(V1.fillRates({ payload: question }), countingFailed),
      sample: (question) => Effect.mapError(V1.sample({ payload: question }), countingFailed),
    }),
  ),
)
