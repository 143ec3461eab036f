import { IndustryCounts } from "@listwright/domain/counting"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { toCountingFailure } from "../toCountingFailure.ts"

/** Provides IndustryCounts over the contract. */
export const layerIndustryCountsHttp = Layer.effect(
  IndustryCounts,
  Effect.map(ApiClient, ({ V1Counting }) =>
    IndustryCounts.of({
      each: (question, industries) =>
        V1Counting.eachIndustry({ payload: { ...question, industries } }).pipe(
          Effect.map(({ eachIndustry }) => eachIndustry),
          Effect.mapError(toCountingFailure),
        ),
    }),
  ),
)
