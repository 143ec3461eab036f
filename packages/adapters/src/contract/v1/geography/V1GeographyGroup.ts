import { LocationFileHash, MAX_AREAS, EncodedLocations } from "@listwright/domain/definition"
import {
  MAX_ADDRESS_LENGTH,
  AddressPlace,
  MAX_AREA_TEXT_LENGTH,
  AreaDetails,
  AreaHitGroup,
  AreaReferences,
  MAX_REQUESTED_HITS_PER_KIND,
  Place,
  PlaceSuggestion,
  SearchableKind,
} from "@listwright/domain/geography"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Missing, TooMany, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

const addressText = Schema.String.check(
  Schema.isMaxLength(MAX_ADDRESS_LENGTH, {
    message: `must be an address of at most ${MAX_ADDRESS_LENGTH} characters`,
  }),
)

const NEAR = /^[+-]?\d{1,2}(\.\d+)?,[+-]?\d{1,3}(\.\d+)?$/

/**
 * A search for areas. The source defaults to the consumer source, and `kind` to all kinds of areas that the source has.
 */
const areaQuestion = {
  text: Schema.String.check(
    Schema.isMaxLength(MAX_AREA_TEXT_LENGTH, {
      message: `must be text of at most ${MAX_AREA_TEXT_LENGTH} characters`,
    }),
  ),
  listType: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())),
  kind: Schema.optionalKey(SearchableKind),
  most: Schema.optionalKey(
    Schema.FiniteFromString.check(
      Schema.isInt(),
      Schema.isBetween(
        { minimum: 1, maximum: MAX_REQUESTED_HITS_PER_KIND },
        { message: `must be a number from 1 to ${MAX_REQUESTED_HITS_PER_KIND}` },
      ),
    ),
  ),
}

/** The calls for area names and for looking up places and locations. */
export class V1GeographyGroup extends HttpApiGroup.make("V1Geography")
  .add(
    HttpApiEndpoint.post("places", "/places", {
      payload: Schema.Struct({
        zips: Schema.Array(Schema.String).check(
          Schema.isMaxLength(MAX_AREAS, { message: `must have at most ${MAX_AREAS} ZIP Codes` }),
        ),
      }),
      success: Schema.Struct({ places: Schema.Array(Place) }),
    }).annotate(Access, allowUsers({ payload: { zips: ["60614"] } })),
    HttpApiEndpoint.get("addresses", "/addresses", {
      query: { text: addressText },
      success: Schema.Struct({ places: Schema.Array(AddressPlace) }),
      /** The user has reached the daily limit for address lookups. */
      error: TooMany,
    }).annotate(Access, allowUsers({ query: { text: "60614" } })),
    HttpApiEndpoint.get("placeSuggestions", "/places/suggestions", {
      query: {
        text: addressText,
        /** 'latitude,longitude'; nearby suggestions come first. */
        near: Schema.optionalKey(
          Schema.String.check(
            Schema.isPattern(NEAR, { message: "must be a latitude and a longitude, like 41.88,-87.63" }),
          ),
        ),
      },
      success: Schema.Struct({ suggestions: Schema.Array(PlaceSuggestion) }),
      error: TooMany,
    }).annotate(Access, allowUsers({ query: { text: "chic" } })),
    HttpApiEndpoint.get("areas", "/areas", {
      query: areaQuestion,
      success: Schema.Struct({ groups: Schema.Array(AreaHitGroup) }),
      error: Unprocessable,
    }).annotate(Access, allowUsers({ query: { text: "cook" } })),
    HttpApiEndpoint.get("area", "/areas/:kind/:code", {
      params: { kind: SearchableKind, code: Schema.String },
      success: AreaDetails,
      error: Missing,
    }).annotate(Access, allowUsers({ params: { kind: "county", code: "17031" } })),
    /** Returns the locations of the rows in an uploaded address file. */
    HttpApiEndpoint.get("locations", "/locations/:file", {
      params: { file: LocationFileHash },
      success: Schema.Struct({ locations: EncodedLocations }),
      error: Missing,
    }).annotate(Access, allowNamedRecords("location file")),
    HttpApiEndpoint.get("references", "/references", { success: AreaReferences }).annotate(
      Access,
      allowUsers(),
    ),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
