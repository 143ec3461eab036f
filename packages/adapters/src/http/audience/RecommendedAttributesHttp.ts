import { RecommendedAttributes } from "@listwright/domain/audience"
import { NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/** The conversion of criteria from orders; pages load it only when something is recommended. */
const demos = Effect.tryPromise({
  try: () => import("../../original-order/originalDemos.ts"),
  catch: () => new NetworkFailed(),
})

/** Provides RecommendedAttributes over the contract. */
export const layerRecommendedAttributesHttp = Layer.effect(
  RecommendedAttributes,
  Effect.map(ApiClient, ({ Audience }) =>
    RecommendedAttributes.of({
      beside: Effect.fnUntraced(function* (listtype, chosen) {
        const { criteriaFromOriginal: criteriaOfDemos, demosFromCriteria } = yield* demos
        const payload = { listtype, selectedDemo: demosFromCriteria(chosen) }
        const wires = yield* envelopeData(Audience.GetRecSysDemosNoSession({ payload }))
        return wires.map((wire) => ({
          column: wire.ColumnName,
          criterion: criteriaOfDemos([wire])[0] ?? null,
        }))
      }),
    }),
  ),
)
