import { Cards } from "@listwright/domain/payment"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides Cards over the contract. */
export const layerCardsHttp = Layer.effect(
  Cards,
  Effect.map(ApiClient, ({ SandboxProcessor }) =>
    Cards.of({ tokenize: (card) => mapCallFailure("card")(SandboxProcessor.tokenize({ payload: card })) }),
  ),
)
