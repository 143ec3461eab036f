import { MAX_AREAS } from "@listwright/domain/definition"
import { AddressPlace, AreaReferences, Place } from "@listwright/domain/geography"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { V1Decoding } from "../V1Errors.ts"

/** Names of areas, and where their codes come from. */
export class V1GeographyGroup extends HttpApiGroup.make("V1Geography")
  .add(
    HttpApiEndpoint.post("places", "/places", {
      payload: Schema.Struct({
        zips: Schema.Array(Schema.String).check(
          Schema.isMaxLength(MAX_AREAS, { message: `must hold at most ${MAX_AREAS} ZIP Codes` }),
        ),
      }),
      success: Schema.Struct({ places: Schema.Array(Place) }),
    }),
    HttpApiEndpoint.get("addresses", "/addresses", {
      query: {
        text: Schema.String.check(
          Schema.isMaxLength(200, { message: "must be an address of at most 200 characters" }),
        ),
      },
      success: Schema.Struct({ places: Schema.Array(AddressPlace) }),
    }),
    HttpApiEndpoint.get("references", "/references", { success: AreaReferences }),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
