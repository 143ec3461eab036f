import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import { getAddressByFile2 } from "./AddressFileCalls.ts"
import { mapData } from "./MapData.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** The state, spelled as in the original contract: two letters in any case. */
const OfState = Schema.Struct({ statecode: Schema.String })

/** Codes assigned by the postal service. */
const Codes = Schema.Array(Schema.String)

/** The type of ZIP codes; see `zipTypes`. */
const WireZipType = Schema.Literals([0, 1, 2, 3])

/** The calls about the available areas. */
export class GeographyGroup extends HttpApiGroup.make("Geography")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetZipsByZips",
      Schema.Struct({
        zipType: WireZipType,
        zips: Codes,
        /** The source whose ZIP+4s and carrier routes to return; defaults to the site's first source. */
        listType: Schema.optionalKey(Schema.Int),
      }),
      Codes,
    ).annotate(Access, allowUsers({ payload: { zipType: 0, zips: ["60614"] } })),
    pageMethod(
      "PlaceOrder",
      "GetZipcodesByRange",
      Schema.Struct({ fromZipcode: Schema.String, toZipcode: Schema.String, maxLength: Schema.Int }),
      Codes,
    ).annotate(Access, allowUsers({ payload: { fromZipcode: "60610", toZipcode: "60615", maxLength: 9 } })),
    pageMethod(
      "PlaceOrder",
      "GetStates",
      /** The country; defaults to the United States. */
      Schema.Struct({ CountryCode: Schema.optionalKey(Schema.Literals(COUNTRIES)) }),
      Schema.Array(Schema.Struct({ StateCode: Schema.String, StateName: Schema.String })),
    ).annotate(Access, allowUsers()),
    pageMethod(
      "PlaceOrder",
      "GetCountiesByState",
      OfState,
      /** CountyCode has five digits (FIPS), because names repeat within a state. */
      Schema.Array(Schema.Struct({ CountyCode: Schema.String, CountyName: Schema.String })),
    ).annotate(Access, allowUsers({ payload: { statecode: "IL" } })),
    pageMethod(
      "PlaceOrder",
      "GetCitiesByState",
      OfState,
      Schema.Array(Schema.Struct({ CityName: Schema.String, StateCode: Schema.String })),
    ).annotate(Access, allowUsers({ payload: { statecode: "IL" } })),
    pageMethod(
      "PlaceOrder",
      "SearchAreas",
      Schema.Struct({ state: Schema.String, listType: Schema.Int }),
      /** Code has five digits (CBSA). */
      Schema.Array(Schema.Struct({ Code: Schema.String, DisplayName: Schema.String })),
    ).annotate(Access, allowUsers({ payload: { state: "IL", listType: 10 } })),
    pageMethod(
      "PlaceOrder",
      "GetDistrictsByState",
      OfState,
      /** Code is the state and district: 'IL05'. */
      Schema.Array(Schema.Struct({ Code: Schema.String, Name: Schema.String })),
    ).annotate(Access, allowUsers({ payload: { statecode: "IL" } })),
    pageMethod(
      "PlaceOrder",
      "GetZipsByScf",
      /** `zips` contains SCF codes, at most 500. */
      Schema.Struct({ zipType: WireZipType, zips: Codes }),
      Codes,
    ).annotate(Access, allowUsers({ payload: { zipType: 0, zips: ["606"] } })),
    pageMethod(
      "PlaceOrder",
      "GetSCFcodesBySCFRange",
      Schema.Struct({ fromSCF: Schema.String, toSCF: Schema.String, maxLength: Schema.Int }),
      Codes,
    ).annotate(Access, allowUsers({ payload: { fromSCF: "600", toSCF: "606", maxLength: 9 } })),
    getAddressByFile2,
    mapData,
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
