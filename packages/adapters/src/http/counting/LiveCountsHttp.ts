import { LiveCounts } from "@listwright/domain/counting"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { toCountingFailure } from "../toCountingFailure.ts"

/** Provides LiveCounts over the contract. */
export const layerLiveCountsHttp = Layer.effect(
  LiveCounts,
  Effect.map(ApiClient, ({ V1Counting }) =>
    LiveCounts.of({
      count: (question) => Effect.mapError(V1Counting.count({ payload: question }), toCountingFailure),
      waterfall: (question) =>
        Effect.mapError(V1Counting.waterfall({ payload: question }), toCountingFailure),
      suggestions: (question) =>
        Effect.mapError(V1Counting.suggestions({ payload: question }), toCountingFailure),
      details: (question) =>
        Effect.mapError(V1Counting.countDetails({ payload: question }), toCountingFailure),
      saturation: (question) =>
        Effect.mapError(V1Counting.saturation({ payload: question }), toCountingFailure),
      overlap: (question) => Effect.mapError(V1Counting.overlap({ payload: question }), toCountingFailure),
      eachArea: (question) => Effect.mapError(V1Counting.eachArea({ payload: question }), toCountingFailure),
      shades: (question) => Effect.mapError(V1Counting.shades({ payload: question }), toCountingFailure),
      breakdown: (question) =>
        Effect.mapError(V1Counting.breakdown({ payload: question }), toCountingFailure),
      crossTab: (question) =>
        Effect.mapError(V1Counting.crossTable({ payload: question }), toCountingFailure),
      areaTable: (question) =>
        Effect.mapError(V1Counting.areaTable({ payload: question }), toCountingFailure),
      fillRates: (question) =>
        Effect.mapError(V1Counting.fillRates({ payload: question }), toCountingFailure),
      sample: (question) => Effect.mapError(V1Counting.sample({ payload: question }), toCountingFailure),
    }),
  ),
)
