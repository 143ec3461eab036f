import { Demographics } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { createColumnCalls } from "../../../http/audience/DemographicsHttp.ts"
import { MAX_CONCURRENT_CALLS } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/** Implements Demographics over the original contract, which returns the values of one column per call. */
export const createOriginalDemographicsPort = (calls: OriginalCalls): Demographics["Service"] => {
  const each = createColumnCalls(calls)
  return Demographics.of({
    ...each,
    withValues: (listType) =>
      Effect.flatMap(each.columns(listType), (columns) =>
        Effect.forEach(columns, ({ column }) => each.column(listType, column), {
          concurrency: MAX_CONCURRENT_CALLS,
        }),
      ),
  })
}

/** Provides Demographics over the original contract. */
export const layerDemographicsOriginal = Layer.effect(
  Demographics,
  Effect.map(ApiClient, createOriginalDemographicsPort),
)
