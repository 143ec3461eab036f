import { Agreements } from "@listwright/domain/order"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/** Agreements over the contract. */
export const layerAgreementsHttp = Layer.effect(
  Agreements,
  Effect.map(ApiClient, ({ PlaceOrder }) =>
    Agreements.of({
      agreement: (listType) =>
        envelopeData(PlaceOrder.GetDataUseAgreement({ payload: { listType } })).pipe(
          Effect.map(({ Title, Paragraphs, Version }) => ({
            title: Title,
            paragraphs: Paragraphs,
            version: Version,
          })),
        ),
    }),
  ),
)
