import { Areas, type CodeType, zipTypes } from "@listwright/domain/geography"
import { isPostalCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { zipTypeCode } from "../wireCodes.ts"

/** Postal codes go as pasted ZIP Codes, from which their form tells them. */
const wireType = (codeType: CodeType) =>
  zipTypeCode(zipTypes.encode(codeType === "postalCode" ? "zip" : codeType))

/** The answer holds postal codes and ZIP Codes alike. */
const ofType = (codeType: CodeType, codes: ReadonlyArray<string>): ReadonlyArray<string> =>
  codes.filter((code) => isPostalCode(code) === (codeType === "postalCode"))

/** Areas over the contract. */
export const layerAreasHttp = Layer.effect(
  Areas,
  Effect.map(ApiClient, ({ Geography, V1Geography }) =>
    Areas.of({
      validCodes: (listType, codeType, zips) =>
        Effect.map(
          envelopeData(Geography.GetZipsByZips({ payload: { zipType: wireType(codeType), zips, listType } })),
          (valid) => ofType(codeType, valid),
        ),
      zipsInRange: (fromZipcode, toZipcode, maxLength) =>
        envelopeData(Geography.GetZipcodesByRange({ payload: { fromZipcode, toZipcode, maxLength } })),
      places: (zips) =>
        Effect.map(orCallFailed("places")(V1Geography.places({ payload: { zips } })), ({ places }) => places),
      references: orCallFailed("references")(V1Geography.references()),
    }),
  ),
)
