import { DraftId, OrderCode } from "@listwright/domain/shared"
import { UserId } from "@listwright/domain/account"
import { RequestKey } from "@listwright/domain/order"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { CSV_TYPE } from "../../fileTypes.ts"
import { Quantity } from "../../Quantity.ts"
import { pageMethod } from "../pageMethod.ts"
import { OrderGeo } from "./OriginalGeography.ts"
import { OriginalOrder } from "./OriginalOrder.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"
import { sessionHeader, exampleOrder } from "../../access/originalExamples.ts"

const Place = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must be a place of 0 or more" }))

/** The reply to ProcessOrder. */
export const PlacingReply = Schema.Struct({
  IsSuccess: Schema.Boolean,
  /** True if the payment is still being confirmed; original-contract servers don't send it. */
  IsPending: Schema.optionalKey(Schema.Boolean),
  /** A pending order's payment page and payment deadline (ISO); missing if the buyer has nothing left to do. */
  PaymentUrl: Schema.optionalKey(Schema.String),
  PaymentUntil: Schema.optionalKey(Schema.String),
  /** The title of the notice that shows the reason; original-contract servers send no title. */
  Title: Schema.optionalKey(Schema.String),
  /** The reason for a failure, to show to the user; '' on success. Original-contract servers send no message. */
  Message: Schema.optionalKey(Schema.String),
  OrderCode: OrderCode,
  AccountName: Schema.String,
  OrderSessionGuid: Schema.String,
  OrderSubmittedDate: Schema.String,
})
export type PlacingReply = typeof PlacingReply.Type

/** The calls for preparing, placing, and delivering an order. */
export class OrderGroup extends HttpApiGroup.make("Order")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetOrder",
      Schema.Struct({ sessionId: Schema.optionalKey(DraftId) }),
      OriginalOrder,
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ payload: { sessionId: id } }) })),
    pageMethod("PlaceOrder", "GetOrderFromSession", Schema.Struct({}), OriginalOrder).annotate(
      Access,
      allowNamedRecords({ draft: (id) => ({ headers: sessionHeader(id) }) }),
    ),
    pageMethod(
      "PlaceOrder",
      "GetOrderGeos",
      Schema.Struct({ async: Schema.optionalKey(Schema.Boolean) }),
      Schema.Array(OrderGeo),
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ headers: sessionHeader(id) }) })),
    pageMethod(
      "PlaceOrder",
      "RedistributeOrderTotalQty",
      Schema.Struct({ totalDesiredQty: Quantity }),
      Schema.NullOr(Schema.Struct({ OrderGeos: Schema.Array(OrderGeo) })),
    ).annotate(
      Access,
      allowNamedRecords({ draft: (id) => ({ payload: { totalDesiredQty: 1 }, headers: sessionHeader(id) }) }),
    ),
    pageMethod(
      "PlaceOrder",
      "UpdateDesiredQtyOfOrderGeoDetails",
      Schema.Struct({
        DesiredQty: Quantity,
        /** The zero-based index of a detail row in its item's OrderGeoDetails. */
        geoDetailsIndex: Place,
        /** The zero-based index of the item in GetOrderGeos. */
        geoIndex: Place,
      }),
      Schema.NullOr(Schema.Struct({ OrderGeos: Schema.Array(OrderGeo) })),
    ).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({
          payload: { DesiredQty: 1, geoDetailsIndex: 0, geoIndex: 0 },
          headers: sessionHeader(id),
        }),
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "GetDataUseAgreement",
      Schema.Struct({ listType: Schema.Int }),
      Schema.Struct({
        Title: Schema.String,
        Paragraphs: Schema.Array(Schema.String),
        Version: Schema.String,
        /** The choices for an order's PermittedPurpose; if missing, the purpose isn't requested. */
        PermittedPurposes: Schema.optionalKey(Schema.Array(Schema.String)),
      }),
    ).annotate(Access, allowUsers({ payload: { listType: 10 } })),
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
          UserId: Schema.optionalKey(UserId),
          Zip: Schema.String,
        }),
      }),
      Schema.Struct({
        SubTotal: Schema.String,
        TotalTax: Schema.String,
        Total: Schema.String,
        /** The tax rate as a fraction, such as '0.0625'. Our own screens show it beside the tax. */
        TaxRate: Schema.optionalKey(Schema.String),
      }),
    ).annotate(Access, allowUsers({ payload: { req: { OrderAmount: "1.00", State: "IL", Zip: "60614" } } })),
    pageMethod(
      "PlaceOrder",
      "ProcessOrder",
      Schema.Struct({
        currentSessionId: DraftId,
        industry: Schema.optionalKey(Schema.String),
        licenseName: Schema.optionalKey(Schema.String),
        password: Schema.optionalKey(Schema.String),
        sanExpDate: Schema.optionalKey(Schema.String),
        sanNumber: Schema.optionalKey(Schema.String),
        /**
         * Identifies the click: requests with the same key get the same reply. Clients of the original contract send no
         * key.
         */
        idempotencyKey: Schema.optionalKey(RequestKey.check(Schema.isMinLength(1), Schema.isMaxLength(200))),
        order: OriginalOrder,
      }),
      PlacingReply,
    ).annotate(
      Access,
      allowNamedRecords({ draft: (id) => ({ payload: { currentSessionId: id, order: {} } }) }),
    ),
    pageMethod(
      "PlaceOrder",
      "IsOrderQuoteAvailable",
      Schema.Struct({ order: OriginalOrder }),
      Schema.Struct({
        IsSuccess: Schema.Boolean,
        /** The reason for a refusal, to show to the user; '' on success. */
        Message: Schema.String,
        /** The saved count that a quote would be based on. */
        OrderId: SavedListId,
        OrderDesc: Schema.String,
        /** The email address that the quote would be sent to. */
        Email: Schema.String,
      }),
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ payload: exampleOrder(id) }) })),
    HttpApiEndpoint.get("DownFile", "/Common/DownFile.aspx", {
      query: { id: Schema.String, type: Schema.String },
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
    }).annotate(
      Access,
      allowNamedRecords({
        order: (id) => ({ query: { id, type: "1" } }),
        "service order": (id) => ({ query: { id, type: "1" } }),
      }),
    ),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
