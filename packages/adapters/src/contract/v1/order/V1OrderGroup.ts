import { OrderCode } from "@listwright/domain/shared"
import {
  FoundOrders,
  LabelStockName,
  MAX_ORDER_TEXT_LENGTH,
  OrderReceipt,
  MAX_ORDERS_PER_PAGE,
  RequestKey,
} from "@listwright/domain/order"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { CSV_TYPE, PDF_TYPE, WORKBOOK_TYPE } from "../../fileTypes.ts"
import { Operator } from "../Operator.ts"
import { Missing, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { WireTaxCheck } from "./WireTaxCheck.ts"
import {
  RefundUsd,
  WirePaymentsCheck,
  WireRefund,
  WireRefundPreview,
  WireRequestedRefund,
} from "./WireRefund.ts"
import { WireStuckJob } from "./WireStuckJob.ts"
import { Access, allowListing, allowNamedRecords, allowOperators, allowUsers } from "../../access/Access.ts"

const code = { code: OrderCode }

const wholeFromText = Schema.FiniteFromString.check(Schema.isInt())

const isoDay = Schema.String.check(
  Schema.makeFilter((text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      ? undefined
      : "must be a day such as 2026-01-31",
  ),
)

/** Order codes separated by commas: 'LW-2345-6789,LW-3456-789A'. */
const orderCodes = Schema.String.check(
  Schema.makeFilter((text) =>
    text.split(",").length <= MAX_ORDERS_PER_PAGE
      ? undefined
      : `must be at most ${MAX_ORDERS_PER_PAGE} codes`,
  ),
)

/**
 * A search for orders, either by part of a code or name (omit it for all orders) or by comma-separated codes. Pages
 * start at 1 and default to the history page's number of rows.
 */
const orderQuestion = {
  codes: Schema.optionalKey(orderCodes),
  text: Schema.optionalKey(
    Schema.String.check(
      Schema.isMaxLength(MAX_ORDER_TEXT_LENGTH, {
        message: `must be text of at most ${MAX_ORDER_TEXT_LENGTH} characters`,
      }),
    ),
  ),
  page: Schema.optionalKey(
    wholeFromText.check(
      Schema.isBetween({ minimum: 1, maximum: 1_000_000 }, { message: "must be a number from 1 to 1000000" }),
    ),
  ),
  size: Schema.optionalKey(
    wholeFromText.check(
      Schema.isBetween(
        { minimum: 1, maximum: MAX_ORDERS_PER_PAGE },
        { message: `must be a number from 1 to ${MAX_ORDERS_PER_PAGE}` },
      ),
    ),
  ),
}

/** The calls about placed orders and their lists. */
export class V1OrderGroup extends HttpApiGroup.make("V1Order")
  .add(
    HttpApiEndpoint.get("findOrders", "/orders", { query: orderQuestion, success: FoundOrders }).annotate(
      Access,
      allowListing("order", allowUsers({ query: { size: "100" } })),
    ),
    HttpApiEndpoint.get("getOrder", "/orders/:code", {
      params: code,
      success: OrderReceipt,
      error: Missing,
    }).annotate(Access, allowNamedRecords("order")),
    // Closes the page of an order that is not paid yet; the receipt says what came of it.
    HttpApiEndpoint.post("giveUpPayment", "/orders/:code/payment/give-up", {
      params: code,
      success: OrderReceipt,
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords("order")),
    // What a request of the caller has become: asked before it is repeated by whoever does not know.
    HttpApiEndpoint.get("orderOfRequest", "/order-requests/:key", {
      params: { key: RequestKey },
      success: Schema.Struct({ orderCode: OrderCode }),
      error: Missing,
    }).annotate(Access, allowUsers({ params: { key: "none" } })),
    HttpApiEndpoint.get("downloadOrder", "/orders/:code/list.csv", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords("order")),
    HttpApiEndpoint.get("downloadWorkbook", "/orders/:code/list.xlsx", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: WORKBOOK_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords("order")),
    // Sheets of address labels of an order that was placed with some.
    HttpApiEndpoint.get("downloadLabels", "/orders/:code/labels/:stock", {
      params: { ...code, stock: LabelStockName },
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: PDF_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords({ order: (code) => ({ params: { code, stock: "avery5160" } }) })),
  )
  .middleware(Authentication)
  // For the operator of the site.
  .add(
    HttpApiEndpoint.get("jobs", "/jobs", {
      success: Schema.Struct({ jobs: Schema.Array(WireStuckJob) }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    // What the same refund would do, and whether its buyer disputes the payment. Changes nothing.
    HttpApiEndpoint.get("previewRefund", "/orders/:code/refunds/preview", {
      params: code,
      query: {
        amount: Schema.optionalKey(RefundUsd),
        keepsDownload: Schema.optionalKey(Schema.Literals(["true", "false"])),
      },
      success: WireRefundPreview,
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators({ params: { code: "LW-2222-2222" } }))
      .middleware(Operator),
    HttpApiEndpoint.post("refundOrder", "/orders/:code/refunds", {
      params: code,
      payload: WireRequestedRefund,
      success: WireRefund,
      error: [Missing, Unprocessable],
    })
      .annotate(
        Access,
        allowOperators({ params: { code: "LW-2222-2222" }, payload: { key: "1", amount: null } }),
      )
      .middleware(Operator),
    HttpApiEndpoint.get("checkPayments", "/payments/check", {
      success: WirePaymentsCheck,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.get("checkTaxes", "/taxes/check", {
      query: { since: Schema.optionalKey(isoDay) },
      success: WireTaxCheck,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
