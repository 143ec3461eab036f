import { Areas, zipTypes } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { zipTypeCode } from "../wireCodes.ts"

/** Areas over the contract. */
export const layerAreasHttp = Layer.effect(
  Areas,
  Effect.map(ApiClient, ({ Geography, V1Geography }) =>
    Areas.of({
      validCodes: (listType, zipType, zips) =>
        envelopeData(
          Geography.GetZipsByZips({
            payload: { zipType: zipTypeCode(zipTypes.encode(zipType)), zips, listType },
          }),
        ),
      zipsInRange: (fromZipcode, toZipcode, maxLength) =>
        envelopeData(Geography.GetZipcodesByRange({ payload: { fromZipcode, toZipcode, maxLength } })),
      places: (zips) =>
        Effect.map(orCallFailed("places")(V1Geography.places({ payload: { zips } })), ({ places }) => places),
      references: orCallFailed("references")(V1Geography.references()),
    }),
  ),
)
