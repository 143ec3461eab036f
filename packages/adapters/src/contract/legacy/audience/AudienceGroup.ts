import { AUDIENCE_TEXT_MAX } from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireDemoAttribute, WireDemoColumn } from "./WireDemoColumn.ts"
import { WireDemoSuggestion } from "./WireDemoSuggestion.ts"

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
    HttpApiEndpoint.get("DemoAutoSuggestion", "/BA/DemoAutoSuggestion.ashx", {
      query: {
        /** At least 3 characters. */
        Keyword: Schema.String.check(
          Schema.isMaxLength(AUDIENCE_TEXT_MAX, {
            message: `must be a text of at most ${AUDIENCE_TEXT_MAX} characters`,
          }),
        ),
        ListType: Schema.FiniteFromString.check(Schema.isInt()),
      },
      success: Envelope(Schema.Array(WireDemoSuggestion)),
    }),
  )
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
