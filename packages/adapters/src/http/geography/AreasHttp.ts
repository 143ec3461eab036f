import { Areas, zipTypes } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { zipTypeCode } from "../wireCodes.ts"

/** Areas over the contract. */
export const layerAreasHttp = Layer.effect(
  Areas,
  Effect.map(ApiClient, ({ PlaceOrder, V1 }) =>
    Areas.of({
      validCodes: (zipType, zips) =>
        envelopeData(
          PlaceOrder.GetZipsByZips({ payload: { zipType: zipTypeCode(zipTypes.encode(zipType)), zips } }),
        ),
      zipsInRange: (fromZipcode, toZipcode, maxLength) =>
        envelopeData(PlaceOrder.GetZipcodesByRange({ payload: { fromZipcode, toZipcode, maxLength } })),
      places: (zips) =>
        Effect.map(orCallFailed("places")(V1.places({ payload: { zips } })), ({ places }) => places),
      references: orCallFailed("references")(V1.references()),
    }),
  ),
)
