import { Quotes } from "@listwright/domain/pricing"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { countingFailed } from "../countingFailed.ts"

/** Provides Quotes over the contract. */
export const layerQuotesHttp = Layer.effect(
  Quotes,
  Effect.map(ApiClient, ({ V1Pricing }) =>
    Quotes.of({
      quote: (question) => Effect.mapError(V1Pricing.quote({ payload: question }), countingFailed),
      affordable: (question) => Effect.mapError(V1Pricing.affordable({ payload: question }), countingFailed),
    }),
  ),
)
