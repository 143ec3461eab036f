import { PriceDisplays } from "@listwright/domain/pricing"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/** Provides PriceDisplays, for the price page, over the contract. */
export const layerPriceDisplaysHttp = Layer.effect(
  PriceDisplays,
  Effect.map(ApiClient, ({ PriceDisplay }) =>
    PriceDisplays.of({
      allowedCodes: Effect.map(
        envelopeData(PriceDisplay.GetPricingDisplayData({ payload: {} })),
        ({ DisplayData }) => DisplayData,
      ),
      ofSource: (listType) => envelopeData(PriceDisplay.GetPriceByDataSource({ payload: { listType } })),
      ofService: (code) =>
        Effect.map(
          envelopeData(PriceDisplay.GetMAPrice({ payload: { listType: [code] } })),
          ([first]) => first ?? null,
        ),
    }),
  ),
)
