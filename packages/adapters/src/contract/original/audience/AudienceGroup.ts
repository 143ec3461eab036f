import { MAX_AUDIENCE_TEXT_LENGTH } from "@listwright/domain/audience"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { SelectedDemo } from "../order/OriginalOrder.ts"
import { WireDemoAttribute, WireDemoColumn } from "./WireDemoColumn.ts"
import { WireIndustryHit, WireIndustryNode } from "./WireIndustry.ts"
import {
  WireBusinessQuickPick,
  WireBusinessQuickPickItem,
  WireQuickPick,
  WireQuickPickDetail,
} from "./WireQuickPick.ts"
import { WireRecommendedDemo } from "./WireRecommendedDemo.ts"
import { WireDemoSuggestion } from "./WireDemoSuggestion.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

/** The text that a user typed into a search box. */
const Typed = Schema.String.check(
  Schema.isMaxLength(MAX_AUDIENCE_TEXT_LENGTH, {
    message: `must be text of at most ${MAX_AUDIENCE_TEXT_LENGTH} characters`,
  }),
)

/** The calls about the attributes used to select audiences. */
export class AudienceGroup extends HttpApiGroup.make("Audience")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetDemoAttributesList",
      Schema.Struct({ demotype: Schema.optionalKey(Schema.Int), listtype: Schema.Int }),
      Schema.Array(WireDemoColumn),
    ).annotate(Access, allowUsers({ payload: { listtype: 10 } })),
    pageMethod(
      "PlaceOrder",
      "GetDemoAttribute",
      Schema.Struct({ columnName: Schema.String, listtype: Schema.Int }),
      WireDemoAttribute,
    ).annotate(Access, allowUsers({ payload: { columnName: "AGE", listtype: 10 } })),
    // What is directly below a node; the divisions below '' and '0'.
    pageMethod(
      "PlaceOrder",
      "GetChildrenBySICCode",
      Schema.Struct({ id: Schema.String, listType: Schema.Int }),
      Schema.Array(WireIndustryNode),
    ).annotate(Access, allowUsers({ payload: { id: "", listType: 10 } })),
    pageMethod(
      "PlaceOrder",
      "SearchSICByKeyword",
      // A keyword of only spaces finds nothing.
      Schema.Struct({ keyword: Typed, listType: Schema.Int }),
      Schema.Array(WireIndustryHit),
    ).annotate(Access, allowUsers({ payload: { keyword: "5812", listType: 10 } })),
    pageMethod(
      "PlaceOrder",
      "GetDemoOptionsAndQuickPickups",
      Schema.Struct({ demotype: Schema.optionalKey(Schema.Int), listtype: Schema.Int }),
      Schema.Struct({
        DemoOptions: Schema.Array(WireDemoColumn),
        QuickPickups: Schema.Array(WireQuickPick),
      }),
    ).annotate(Access, allowUsers({ payload: { listtype: 10 } })),
    // What is often chosen together with what a list has chosen, as an order would have it. No values: the attribute alone.
    pageMethod(
      "PlaceOrder",
      "GetRecSysDemosNoSession",
      Schema.Struct({ listtype: Schema.Int, selectedDemo: Schema.Array(SelectedDemo) }),
      Schema.Array(WireRecommendedDemo),
    ).annotate(Access, allowUsers({ payload: { listtype: 10, selectedDemo: [] } })),
    pageMethod(
      "PlaceOrder",
      "GetQuickPickups",
      Schema.Struct({ listType: Schema.Int }),
      Schema.Array(WireQuickPick),
    ).annotate(Access, allowUsers({ payload: { listType: 10 } })),
    pageMethod(
      "PlaceOrder",
      "GetQuickPickup",
      Schema.Struct({ id: Schema.String, qpType: Schema.Int }),
      WireQuickPickDetail,
    ).annotate(Access, allowNamedRecords({ "quick pick": (id) => ({ payload: { id, qpType: 0 } }) })),
    pageMethod(
      "PlaceOrder",
      "SaveMyQuickpick",
      Schema.Struct({
        listType: Schema.Int,
        quickPickName: Schema.String,
        quickPickDesc: Schema.String,
        /** The order's demos, excluding those added by the user's own quick picks. */
        targetOptions: Schema.Array(SelectedDemo),
      }),
      Schema.Struct({ QpId: Schema.String }),
    ).annotate(
      Access,
      allowUsers({
        payload: {
          listType: 10,
          quickPickName: "Women",
          quickPickDesc: "Women",
          targetOptions: [{ ColumnName: "GENDER", Values: [{ AttributeValue: "F" }] }],
        },
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "RemoveQuickPick",
      Schema.Struct({ id: Schema.String }),
      Schema.Struct({}),
    ).annotate(Access, allowNamedRecords({ "quick pick": (id) => ({ payload: { id } }) })),
    pageMethod(
      "PlaceOrder",
      "GetBusinessQuickpicks",
      Schema.Struct({ listType: Schema.Int }),
      Schema.Array(WireBusinessQuickPick),
    ).annotate(Access, allowUsers({ payload: { listType: 10 } })),
    pageMethod(
      "PlaceOrder",
      "GetBusinessQuickpicksDetail",
      Schema.Struct({ quickPickCode: Schema.String, listType: Schema.Int }),
      Schema.Array(WireBusinessQuickPickItem),
    ).annotate(Access, allowUsers({ payload: { listType: 10, quickPickCode: "restaurants" } })),
    HttpApiEndpoint.get("DemoAutoSuggestion", "/BA/DemoAutoSuggestion.ashx", {
      query: {
        /** The search text: at least 3 characters. */
        Keyword: Typed,
        ListType: Schema.FiniteFromString.check(Schema.isInt()),
      },
      success: Envelope(Schema.Array(WireDemoSuggestion)),
    }).annotate(Access, allowUsers({ query: { Keyword: "golf", ListType: "10" } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
