import { Schema } from "effect"
import { Multipart } from "effect/http"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { AccountField } from "../AccountField.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { Quantity } from "../../Quantity.ts"
import { Page, PagingOptions } from "../Paging.ts"
import { Access, allowListing, allowNamedRecords, allowUsers } from "../../access/Access.ts"
import { accountPageRequest } from "../../access/originalExamples.ts"

const text = Schema.optionalKey(Schema.String)
const int = Schema.optionalKey(Schema.Int)

/**
 * A query for a suppression list. The three lists share these fields: each accepts either spelling and ignores the
 * other lists' fields.
 */
const ListQuery = Schema.Struct({
  accountId: AccountField,
  listType: int,
  listtype: int,
  orderName: text,
  orderNumber: text,
  countName: text,
  countNumber: text,
  pagingOptions: PagingOptions,
})
export type ListQuery = typeof ListQuery.Type

export const WireSuppressionItem = Schema.Struct({
  OrderDate: Schema.String,
  OrderCode: Schema.String,
  SuppressionDesc: Schema.String,
  OrderDesc: Schema.String,
  TotalDesiredQty: Schema.Int,
  SuppressionValue: Schema.String,
  GeoKeyCode: Schema.NullOr(Schema.String),
  CountId: Schema.NullOr(Schema.String),
})
export type WireSuppressionItem = typeof WireSuppressionItem.Type

/** The file columns that identify people: PersonKey alone, or Address and Zip plus any name columns. */
export const WireKeyColumns = Schema.Struct({
  PersonKey: text,
  Address: text,
  Zip: text,
  FirstName: text,
  LastName: text,
})
export type WireKeyColumns = typeof WireKeyColumns.Type

/** The result of matching a file's rows. */
export const WireSuppressionReport = Schema.Struct({
  SuppressionValue: Schema.String,
  Rows: Schema.Int,
  Matched: Schema.Int,
  Unmatched: Schema.Int,
  Rejected: Schema.Int,
  Persons: Schema.Int,
  UnmatchedLines: Schema.Array(Schema.Int),
  RejectedRows: Schema.Array(Schema.Struct({ Line: Schema.Int, Reason: Schema.String })),
})
export type WireSuppressionReport = typeof WireSuppressionReport.Type

/** A file upload. */
export const FileUpload = Schema.Struct({
  file: Multipart.SingleFileSchema.annotateKey({
    messageMissingKey: "is missing; it takes the file, as a part of a multipart form",
  }),
}).pipe(HttpApiSchema.asMultipart())

/** The calls for suppressing records: lists to choose from and files to upload. */
export class SuppressionGroup extends HttpApiGroup.make("Suppression")
  .add(
    pageMethod("PlaceOrder", "GetSuppressionList", ListQuery, Page(WireSuppressionItem)).annotate(
      Access,
      allowListing("order", allowNamedRecords({ account: accountPageRequest })),
    ),
    pageMethod("PlaceOrder", "GetSaveCountSuppressionList", ListQuery, Page(WireSuppressionItem)).annotate(
      Access,
      allowListing("saved count", allowNamedRecords({ account: accountPageRequest })),
    ),
    pageMethod("PlaceOrder", "GetCustomSuppressions", ListQuery, Page(WireSuppressionItem)).annotate(
      Access,
      allowListing("suppression file", allowNamedRecords({ account: accountPageRequest })),
    ),
    HttpApiEndpoint.post("ExcelUploader", "/Common/ExcelUploader.ashx", {
      payload: FileUpload,
      success: Envelope(Schema.Struct({ TargetFile: Schema.String })),
    }).annotate(Access, allowUsers()),
    pageMethod(
      "PlaceOrder",
      "GetRecord",
      Schema.Struct({ filePath: Schema.String, type: Schema.Literals([1, 2]) }),
      Schema.Struct({
        /** The file's first rows. */
        SuccessRow: Schema.Array(
          Schema.Struct({ RowData: Schema.Array(Schema.Struct({ Data: Schema.String })) }),
        ),
        UpLoadListColumn: Schema.Array(Schema.Struct({ ColumnName: Schema.String })),
      }),
    ).annotate(Access, allowNamedRecords({ upload: (id) => ({ payload: { filePath: id, type: 1 } }) })),
    pageMethod(
      "PlaceOrder",
      "ProcessCustomSuppressionFile",
      /**
       * Without KeyColumns, the key columns are detected by their headings. `accountId` is the account whose lists may
       * suppress these records.
       */
      Schema.Struct({
        file: Schema.String,
        listType: Schema.Int,
        accountId: AccountField,
        KeyColumns: Schema.optionalKey(WireKeyColumns),
      }),
      WireSuppressionReport,
    ).annotate(Access, allowNamedRecords({ upload: (id) => ({ payload: { file: id, listType: 10 } }) })),
    pageMethod(
      "PlaceOrder",
      "SuppressionUploadNotifier",
      Schema.Struct({ Quantity }),
      Schema.Struct({}),
    ).annotate(Access, allowUsers({ payload: { Quantity: 1 } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
