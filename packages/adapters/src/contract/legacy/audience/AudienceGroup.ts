import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireIndustryHit, WireIndustryNode } from "./WireIndustry.ts"
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
    // What is directly below a node; the divisions below '' and '0'.
    pageMethod(
      "PlaceOrder",
      "GetChildrenBySICCode",
      Schema.Struct({ id: Schema.String, listType: Schema.Int }),
      Schema.Array(WireIndustryNode),
    ),
    pageMethod(
      "PlaceOrder",
      "SearchSICByKeyword",
      Schema.Struct({ keyword: Schema.String, listType: Schema.Int }),
      Schema.Array(WireIndustryHit),
    ),
  )
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
