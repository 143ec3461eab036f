import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { WORKBOOK_TYPE } from "../../fileTypes.ts"
import { OriginalOrder } from "../order/OriginalOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"
import { exampleOrder } from "../../access/originalExamples.ts"

/** A demographic that a report is broken down by. */
export const ReportCategory = Schema.Struct({ ColumnName: Schema.String, AttributeName: Schema.String })

/**
 * A report area. Its code is the area's key ('zip:60614') or the code in the order's own geography item. spec:
 * order-builder §3 (Geography item)
 */
export const ReportGeo = Schema.Struct({
  GeoKeyCode: Schema.String,
  GeoKeyDesc: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** Reports on an order's count. */
export class ReportsGroup extends HttpApiGroup.make("Reports")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetDemosFromDemoBreakdown",
      Schema.Struct({ order: OriginalOrder }),
      Schema.Struct({
        TargetEmail: Schema.String,
        SelectedCategories: Schema.Array(ReportCategory),
        /** The areas available as report rows; original-contract servers don't send them. */
        Geos: Schema.Array(ReportGeo),
      }),
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ payload: exampleOrder(id) }) })),
    pageMethod(
      "PlaceOrder",
      "Submit2DReportConditions",
      Schema.Struct({
        order: OriginalOrder,
        /** The rows; if empty, every area of the order. */
        geos: Schema.Array(ReportGeo),
        /** The columns; if empty, every demographic available in reports. */
        demoCategories: Schema.Array(ReportCategory),
        /** The report's name. */
        desc: text(200),
        targetEmail: text(4_000),
        /** The separator between email addresses. */
        delimiterOfEmails: Schema.optionalKey(text(5)),
      }),
      Schema.Struct({
        IsSuccess: Schema.Boolean,
        /**
         * The email addresses that receive the report, those that must confirm first, and those that declined mail;
         * original-contract servers don't send them.
         */
        SentTo: Schema.optionalKey(Schema.Array(Schema.String)),
        MustConfirm: Schema.optionalKey(Schema.Array(Schema.String)),
        Refused: Schema.optionalKey(Schema.Array(Schema.String)),
      }),
    ).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({
          payload: {
            ...exampleOrder(id),
            geos: [],
            demoCategories: [],
            desc: "Areas",
            targetEmail: "d@bakery.example",
          },
        }),
      }),
    ),
    /** Returns the workbook's URL. */
    pageMethod(
      "PlaceOrder",
      "GenerateCISReportExcel",
      Schema.Struct({ order: OriginalOrder }),
      Schema.String,
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ payload: exampleOrder(id) }) })),
    HttpApiEndpoint.get("CountResult", "/Report/CountResult.aspx", {
      query: { sid: DraftId },
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: WORKBOOK_TYPE }), {
        "content-disposition": Schema.String,
      }),
    }).annotate(Access, allowNamedRecords({ draft: (id) => ({ query: { sid: id } }) })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
