import { Quotes } from "@listwright/domain/pricing"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { countingFailed } from "../countingFailed.ts"

/** Quotes over the contract. */
export const layerQuotesHttp = Layer.effect(
  Quotes,
  Effect.map(ApiClient, ({ V1 }) =>
    Quotes.of({ quote: (question) => Effect.mapError(V1.quote({ payload: question }), countingFailed) }),
  ),
)
