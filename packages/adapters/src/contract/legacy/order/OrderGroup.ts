import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { CSV_TYPE } from "../../csvType.ts"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { LegacyOrder, OrderGeo } from "./LegacyOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Quantity } from "../../Quantity.ts"
import {
  WireDemoAttribute,
  WireDemoColumn,
  WirePriceList,
  WirePromotion,
  WireSite,
  WireUser,
} from "../../Wire.ts"

const empty = Schema.Struct({})
const listType = Schema.Int

/** spec: order-builder §7: the calls of the path from geography to the delivered list */
export class PlaceOrderGroup extends HttpApiGroup.make("PlaceOrder")
  .add(
    pageMethod("PlaceOrder", "InitializeCommonJsConfiguration", empty, WireSite),
    pageMethod("PlaceOrder", "GetUserInformation", empty, WireUser),
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
    pageMethod(
      "PlaceOrder",
      "GetDemoAttributesList",
      Schema.Struct({ demotype: Schema.optionalKey(Schema.Int), listtype: listType }),
      Schema.Array(WireDemoColumn),
    ),
    pageMethod(
      "PlaceOrder",
      "GetDemoAttribute",
      Schema.Struct({ columnName: Schema.String, listtype: listType }),
      WireDemoAttribute,
    ),
    pageMethod(
      "PlaceOrder",
      "GetPromotion",
      Schema.Struct({ listtype: listType, promotionCode: Schema.String }),
      WirePromotion,
    ),
    pageMethod(
      "PlaceOrder",
      "GetDataUseAgreement",
      Schema.Struct({ listType }),
      Schema.Struct({
        Title: Schema.String,
        Paragraphs: Schema.Array(Schema.String),
        Version: Schema.String,
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "SubmitOrder",
      Schema.Struct({ order: LegacyOrder }),
      Schema.Struct({ ListModuleSessionId: Schema.String }),
    ),
    pageMethod(
      "PlaceOrder",
      "PollCountWithotSession",
      Schema.Struct({ order: LegacyOrder }),
      Schema.Struct({ requestId: Schema.String, ListModuleSessionId: Schema.String }),
    ),
    pageMethod(
      "PlaceOrder",
      "CheckPollingStatusWithoutSeesion",
      Schema.Struct({ requestId: Schema.String, order: LegacyOrder }),
      Schema.Struct({ PercentComplete: Schema.Int, IsFailed: Schema.Boolean }),
    ),
    pageMethod(
      "PlaceOrder",
      "GetOrderAndPriceList2WithoutSession",
      Schema.Struct({ requestId: Schema.optionalKey(Schema.String), order: LegacyOrder }),
      Schema.Struct({
        Order: LegacyOrder,
        PriceList: WirePriceList,
        DefinitionHash: Schema.String,
        Snapshot: Schema.String,
        PhoneQty: Schema.Int,
        GeoPhoneQty: Schema.Array(Schema.Int),
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "GetOrder",
      Schema.Struct({ sessionId: Schema.optionalKey(Schema.String) }),
      LegacyOrder,
    ),
    pageMethod("PlaceOrder", "GetOrderFromSession", empty, LegacyOrder),
    pageMethod(
      "PlaceOrder",
      "GetOrderGeos",
      Schema.Struct({ async: Schema.optionalKey(Schema.Boolean) }),
      Schema.Array(OrderGeo),
    ),
    pageMethod(
      "PlaceOrder",
      "RedistributeOrderTotalQty",
      Schema.Struct({ totalDesiredQty: Quantity }),
      Schema.NullOr(Schema.Struct({ OrderGeos: Schema.Array(OrderGeo) })),
    ),
    pageMethod(
      "PlaceOrder",
      "GetPhoneResult",
      Schema.Struct({ order: LegacyOrder }),
      Schema.Struct({
        OrderGeoName: Schema.Array(Schema.String),
        PhoneCount: Schema.Array(Schema.Struct({ Name: Schema.String, Count: Schema.Int })),
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "CalculateTax",
      Schema.Struct({
        req: Schema.Struct({
          AddressLine: Schema.optionalKey(Schema.String),
          City: Schema.optionalKey(Schema.String),
          Country: Schema.optionalKey(Schema.String),
          DesiredQty: Schema.optionalKey(Schema.Int),
          ListType: Schema.optionalKey(Schema.Int),
          OrderAmount: Schema.String,
          OrderNumber: Schema.optionalKey(Schema.String),
          State: Schema.String,
          TaxAmount: Schema.optionalKey(Schema.String),
          UserId: Schema.optionalKey(Schema.String),
          Zip: Schema.String,
        }),
      }),
      Schema.Struct({ SubTotal: Schema.String, TotalTax: Schema.String, Total: Schema.String }),
    ),
    pageMethod(
      "PlaceOrder",
      "ProcessOrder",
      Schema.Struct({
        currentSessionId: Schema.String,
        industry: Schema.optionalKey(Schema.String),
        licenseName: Schema.optionalKey(Schema.String),
        password: Schema.optionalKey(Schema.String),
        sanExpDate: Schema.optionalKey(Schema.String),
        sanNumber: Schema.optionalKey(Schema.String),
        /** Names the click: the same key gets the same answer. Clients of the original contract send none. */
        idempotencyKey: Schema.optionalKey(
          Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
        ),
        order: LegacyOrder,
      }),
      Schema.Struct({
        IsSuccess: Schema.Boolean,
        /** Whether the payment is still being confirmed; servers of the original contract do not say. */
        IsPending: Schema.optionalKey(Schema.Boolean),
        /** The title of the notice that says why not; servers of the original contract send none. */
        Title: Schema.optionalKey(Schema.String),
        /** Why not, for a person; '' on success. */
        Message: Schema.String,
        OrderCode: Schema.String,
        AccountName: Schema.String,
        OrderSessionGuid: Schema.String,
        OrderSubmittedDate: Schema.String,
      }),
    ),
    HttpApiEndpoint.get("DownFile", "/Common/DownFile.aspx", {
      query: { id: Schema.String, type: Schema.String },
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
    }),
  )
  .middleware(LegacyDecoding)
  .middleware(SignedIn) {}
