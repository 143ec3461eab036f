import { DraftId, OrderCode } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { CSV_TYPE } from "../../fileTypes.ts"
import { Envelope } from "../Envelope.ts"
import { AdditionalOutputColumn } from "../order/OriginalOrder.ts"
import { Page, PagingOptions } from "../Paging.ts"
import { WireListOrder, WireOrderDetail, WireOrderMore, WireServiceOrder } from "./WireHistory.ts"
import { Access, allowListing, allowNamedRecords, allowUsers } from "../../access/Access.ts"
import { examplePaging } from "../../access/originalExamples.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
/** The account; 0, null, or omitted selects all accounts. */
const account = Schema.optionalKey(Schema.NullOr(AccountId))
const ReportData = Page(WireListOrder)
const services = Schema.optionalKey(Page(WireServiceOrder))

/** The calls about users' and accounts' orders: search, details, downloads, and reordering. */
export class HistoryGroup extends HttpApiGroup.make("History")
  .add(
    HttpApiEndpoint.post("GetInitOrderHistoryData", "/rpt/MyOrdersHistory.aspx/GetInitOrderHistoryData", {
      payload: Schema.Struct({ pagingOptions: PagingOptions }),
      success: Envelope(Schema.Struct({ ReportData })),
    }).annotate(Access, allowListing("order", allowUsers({ payload: { pagingOptions: examplePaging } }))),
    HttpApiEndpoint.post("GetOrderHistory", "/rpt/MyOrdersHistory.aspx/GetOrderHisotry", {
      payload: Schema.Struct({
        accountId: account,
        orderName: text,
        orderNumber: text,
        searchKey: text,
        pagingOptions: PagingOptions,
      }),
      success: Envelope(
        Schema.Struct({
          ReportData,
          /** The columns that at least one of these orders added to its file. */
          AdditionalOutputColumns: Schema.Array(AdditionalOutputColumn),
        }),
      ),
    }).annotate(
      Access,
      allowListing(
        "order",
        allowNamedRecords({
          account: (id) => ({ payload: { accountId: Number(id), pagingOptions: examplePaging } }),
        }),
      ),
    ),
    HttpApiEndpoint.post(
      "GetMyAcxiomOrderMoreByOrder",
      "/rpt/MyOrdersHistory.aspx/GetMyAcxiomOrderMoreByOrder",
      {
        payload: Schema.Struct({
          /** A services tab's code. */
          orderType: Schema.Int,
          accountId: account,
          searchKey: text,
          pagingOptions: PagingOptions,
        }),
        success: Envelope(
          Schema.Struct({
            CleanListData: services,
            EnhanceListData: services,
            PortraitReportlistData: services,
            EmailAppendData: services,
            PhoneAppendData: services,
            PhoneVerification: services,
            ReverseEmailData: services,
          }),
        ),
      },
    ).annotate(
      Access,
      allowListing(
        "service order",
        allowNamedRecords({
          account: (id) => ({
            payload: { orderType: 0, accountId: Number(id), pagingOptions: examplePaging },
          }),
        }),
      ),
    ),
    HttpApiEndpoint.post("GetOrderMoreByOrder", "/rpt/MyOrdersHistory.aspx/GetOrderMoreByOrder", {
      payload: Schema.Struct({ orderId: Schema.String }),
      success: Envelope(
        Schema.Struct({ AccountId, Target: Schema.Struct({ AccountId, ListType: Schema.Int }) }),
      ),
    }).annotate(Access, allowNamedRecords({ order: (id) => ({ payload: { orderId: id } }) })),
    HttpApiEndpoint.post("SubmitForOrderMore", "/rpt/MyOrdersHistory.aspx/SubmitForOrderMore", {
      payload: Schema.Struct({ order: WireOrderMore }),
      /** The new list's session. */
      success: Envelope(Schema.Struct({ SessionId: DraftId, ListType: Schema.Int })),
    }).annotate(
      Access,
      allowNamedRecords({ order: (id) => ({ payload: { order: { OrderId: id, SuppressionType: 0 } } }) }),
    ),
    HttpApiEndpoint.post("GetOrderDetail", "/dialogs/OrderDetails.aspx/GetOrder", {
      /** `orderCode` is our addition: it picks one order from a session with several attempts. */
      payload: Schema.Struct({
        sessionId: DraftId,
        orderCode: Schema.optionalKey(Schema.NullOr(OrderCode)),
      }),
      success: Envelope(Schema.Struct({ Order: WireOrderDetail })),
    }).annotate(
      Access,
      allowNamedRecords({ order: (id) => ({ payload: { sessionId: "none", orderCode: id } }) }),
    ),
    HttpApiEndpoint.post("GetServiceOrder", "/dialogs/MyAcxiomOrderDetails.aspx/GetOrder", {
      payload: Schema.Struct({ orderId: Schema.String }),
      success: Envelope(Schema.Struct({ Order: WireServiceOrder, ServicesListHtmlText: Schema.String })),
    }).annotate(Access, allowNamedRecords({ "service order": (id) => ({ payload: { orderId: id } }) })),
    HttpApiEndpoint.get("DownReportFile", "/RPT/DownReportFile.aspx", {
      query: {
        orderType: Schema.String,
        accountId: Schema.optionalKey(Schema.String),
        searchKey: Schema.optionalKey(Schema.String),
      },
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
    }).annotate(
      Access,
      allowListing(
        "order",
        allowNamedRecords({ account: (id) => ({ query: { orderType: "-1", accountId: id } }) }),
      ),
    ),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
