import { Figures } from "@listwright/domain/pricing"
import { Effect, Layer, Stream } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { toCountingFailure } from "../toCountingFailure.ts"

/** Provides Figures over the contract. */
export const layerFiguresHttp = Layer.effect(
  Figures,
  Effect.map(ApiClient, ({ V1Pricing }) =>
    Figures.of({
      figures: (question) =>
        Stream.mapError(Stream.unwrap(V1Pricing.figures({ payload: question })), toCountingFailure),
    }),
  ),
)
