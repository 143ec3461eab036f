import { Prices } from "@listwright/domain/pricing"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { toCountingFailure } from "../toCountingFailure.ts"

/** Provides Prices over the contract. */
export const layerPricesHttp = Layer.effect(
  Prices,
  Effect.map(ApiClient, ({ V1Pricing }) =>
    Prices.of({
      price: (question) => Effect.mapError(V1Pricing.price({ payload: question }), toCountingFailure),
      affordable: (question) =>
        Effect.mapError(V1Pricing.affordable({ payload: question }), toCountingFailure),
    }),
  ),
)
