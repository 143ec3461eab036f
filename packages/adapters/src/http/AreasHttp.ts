import { Areas, zipTypes } from "@listwright/domain"
import { Effect, Layer } from "effect"
import { ApiClient } from "./ApiClient.ts"
import { envelopeData } from "./envelopeData.ts"
import { zipTypeCode } from "./wireCodes.ts"

/** Areas over the contract. */
export const layerAreasHttp = Layer.effect(
  Areas,
  Effect.map(ApiClient, ({ PlaceOrder }) =>
    Areas.of({
      validCodes: (zipType, zips) =>
        envelopeData(
          PlaceOrder.GetZipsByZips({ payload: { zipType: zipTypeCode(zipTypes.encode(zipType)), zips } }),
        ),
      zipsInRange: (fromZipcode, toZipcode, maxLength) =>
        envelopeData(PlaceOrder.GetZipcodesByRange({ payload: { fromZipcode, toZipcode, maxLength } })),
    }),
  ),
)
