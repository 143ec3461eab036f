import { Demographics } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { columnsOver } from "../../../http/audience/DemographicsHttp.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/** The number of columns that are asked for at once. */
const AT_ONCE = 4

/** Implements Demographics over the original contract, which gives the values of one column at a time. */
export const demographicsOver = (calls: OriginalCalls): Demographics["Service"] => {
  const each = columnsOver(calls)
  return Demographics.of({
    ...each,
    withValues: (listType) =>
      Effect.flatMap(each.columns(listType), (columns) =>
        Effect.forEach(columns, ({ column }) => each.column(listType, column), { concurrency: AT_ONCE }),
      ),
  })
}

/** Provides Demographics over the original contract. */
export const layerDemographicsOriginal = Layer.effect(Demographics, Effect.map(ApiClient, demographicsOver))
