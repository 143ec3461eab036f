import { LiveCounts } from "@listwright/domain/counting"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { countingFailed } from "../countingFailed.ts"

/** Provides LiveCounts over the contract. */
export const layerLiveCountsHttp = Layer.effect(
  LiveCounts,
  Effect.map(ApiClient, ({ V1Counting }) =>
    LiveCounts.of({
      count: (question) => Effect.mapError(V1Counting.count({ payload: question }), countingFailed),
      waterfall: (question) => Effect.mapError(V1Counting.waterfall({ payload: question }), countingFailed),
      suggestions: (question) =>
        Effect.mapError(V1Counting.suggestions({ payload: question }), countingFailed),
      details: (question) => Effect.mapError(V1Counting.countDetails({ payload: question }), countingFailed),
      saturation: (question) => Effect.mapError(V1Counting.saturation({ payload: question }), countingFailed),
      overlap: (question) => Effect.mapError(V1Counting.overlap({ payload: question }), countingFailed),
      eachArea: (question) => Effect.mapError(V1Counting.eachArea({ payload: question }), countingFailed),
      shades: (question) => Effect.mapError(V1Counting.shades({ payload: question }), countingFailed),
      breakdown: (question) => Effect.mapError(V1Counting.breakdown({ payload: question }), countingFailed),
      crossTab: (question) => Effect.mapError(V1Counting.crossTable({ payload: question }), countingFailed),
      areaTable: (question) => Effect.mapError(V1Counting.areaTable({ payload: question }), countingFailed),
      fillRates: (question) => Effect.mapError(V1Counting.fillRates({ payload: question }), countingFailed),
      sample: (question) => Effect.mapError(V1Counting.sample({ payload: question }), countingFailed),
    }),
  ),
)
