import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { pageMethod } from "../pageMethod.ts"

/** Which areas there are. spec: order-builder §7 */
export class GeographyGroup extends HttpApiGroup.make("Geography")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetZipsByZips",
      Schema.Struct({ zipType: Schema.Literals([0, 1, 2, 3]), zips: Schema.Array(Schema.String) }),
      Schema.Array(Schema.String),
    ),
    pageMethod(
      "PlaceOrder",
      "GetZipcodesByRange",
      Schema.Struct({ fromZipcode: Schema.String, toZipcode: Schema.String, maxLength: Schema.Int }),
      Schema.Array(Schema.String),
    ),
  )
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
