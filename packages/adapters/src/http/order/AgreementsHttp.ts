import { Agreements } from "@listwright/domain/order"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/** Provides Agreements over the contract. */
export const layerAgreementsHttp = Layer.effect(
  Agreements,
  Effect.map(ApiClient, ({ Order }) =>
    Agreements.of({
      agreement: (listType) =>
        envelopeData(Order.GetDataUseAgreement({ payload: { listType } })).pipe(
          Effect.map(({ Title, Paragraphs, PermittedPurposes, Version }) => ({
            title: Title,
            paragraphs: Paragraphs,
            version: Version,
            ...(PermittedPurposes === undefined ? {} : { purposes: PermittedPurposes }),
          })),
        ),
    }),
  ),
)
