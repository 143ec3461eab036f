import { Demographics } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { columnsOver } from "../../../http/audience/DemographicsHttp.ts"
import { CALLS_AT_ONCE } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/** Implements Demographics over the original contract, which gives the values of one column at a time. */
export const demographicsOver = (calls: OriginalCalls): Demographics["Service"] => {
  const each = columnsOver(calls)
  return Demographics.of({
    ...each,
    withValues: (listType) =>
      Effect.flatMap(each.columns(listType), (columns) =>
        Effect.forEach(columns, ({ column }) => each.column(listType, column), {
          concurrency: CALLS_AT_ONCE,
        }),
      ),
  })
}

/** Provides Demographics over the original contract. */
export const layerDemographicsOriginal = Layer.effect(Demographics, Effect.map(ApiClient, demographicsOver))
