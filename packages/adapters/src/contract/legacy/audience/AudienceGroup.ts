import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireDemoAttribute, WireDemoColumn } from "./WireDemoColumn.ts"

/** What people may be chosen by. spec: order-builder §7 */
export class AudienceGroup extends HttpApiGroup.make("Audience")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetDemoAttributesList",
      Schema.Struct({ demotype: Schema.optionalKey(Schema.Int), listtype: Schema.Int }),
      Schema.Array(WireDemoColumn),
    ),
    pageMethod(
      "PlaceOrder",
      "GetDemoAttribute",
      Schema.Struct({ columnName: Schema.String, listtype: Schema.Int }),
      WireDemoAttribute,
    ),
  )
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
