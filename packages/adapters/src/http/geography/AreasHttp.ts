import { Areas, type CodeType, zipTypes } from "@listwright/domain/geography"
import { isPostalCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { zipTypeCode } from "../wireCodes.ts"

/**
 * Returns the wire code of a code type. Postal codes are sent like pasted ZIP Codes; the server recognizes them by
 * their format.
 */
const wireType = (codeType: CodeType) =>
  zipTypeCode(zipTypes.encode(codeType === "postalCode" ? "zip" : codeType))

/** Returns the codes of the requested type from a reply that mixes postal codes and ZIP Codes. */
const ofType = (codeType: CodeType, codes: ReadonlyArray<string>): ReadonlyArray<string> =>
  codes.filter((code) => isPostalCode(code) === (codeType === "postalCode"))

/** Implements the Areas calls that are the same in both contracts. */
export const createAreaCodeCalls = ({
  Geography,
}: Pick<Calls, "Geography">): Pick<Areas["Service"], "validCodes" | "zipsInRange"> => ({
  validCodes: (listType, codeType, zips) =>
    Effect.map(
      envelopeData(Geography.GetZipsByZips({ payload: { zipType: wireType(codeType), zips, listType } })),
      (valid) => ofType(codeType, valid),
    ),
  zipsInRange: (fromZipcode, toZipcode, maxLength) =>
    envelopeData(Geography.GetZipcodesByRange({ payload: { fromZipcode, toZipcode, maxLength } })),
})

/** Provides Areas over the contract. */
export const layerAreasHttp = Layer.effect(
  Areas,
  Effect.map(ApiClient, ({ Geography, V1Geography }) =>
    Areas.of({
      ...createAreaCodeCalls({ Geography }),
      places: (zips) =>
        Effect.map(
          mapCallFailure("places")(V1Geography.places({ payload: { zips } })),
          ({ places }) => places,
        ),
      references: mapCallFailure("references")(V1Geography.references()),
    }),
  ),
)
