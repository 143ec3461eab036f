import { AccountId } from "@listwright/domain/account"
import { OverlapRequest } from "@listwright/domain/saved-lists"
import { isIsoDay } from "@listwright/domain/suppression"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiSchema } from "effect/http-api"
import { CSV_TYPE, WORKBOOK_TYPE } from "../../fileTypes.ts"
import { Unavailable, Unprocessable } from "../V1Errors.ts"
import { Access, allowNamedRecords, type NamedRequestBuilder } from "../../access/Access.ts"

const file = (contentType: string) =>
  HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType }), {
    "content-disposition": Schema.String,
  })

const day = Schema.NullOr(
  Schema.String.check(Schema.makeFilter((text) => isIsoDay(text) || "must be a day like 2026-11-21")),
)

/** A search for lists; the account and each date may be null. */
const lists = Schema.Struct({
  accountId: Schema.NullOr(AccountId),
  search: Schema.String.check(Schema.isMaxLength(200)),
  start: day,
  end: day,
})

const tableOfAccount: NamedRequestBuilder = (id) => ({
  payload: { accountId: Number(id), search: "", start: null, end: null },
})
const tableWith: NamedRequestBuilder = (id) => ({ payload: { lists: [id, "none"] } })

/** The calls that export tables of saved lists as files. */
export const tableCalls = [
  HttpApiEndpoint.post("savedListsCsv", "/saved-lists/table.csv", {
    payload: lists,
    success: file(CSV_TYPE),
    error: Unprocessable,
  }).annotate(Access, allowNamedRecords({ account: tableOfAccount })),
  HttpApiEndpoint.post("savedListsWorkbook", "/saved-lists/table.xlsx", {
    payload: lists,
    success: file(WORKBOOK_TYPE),
    error: Unprocessable,
  }).annotate(Access, allowNamedRecords({ account: tableOfAccount })),
  HttpApiEndpoint.post("overlapCsv", "/saved-lists/overlap/table.csv", {
    payload: OverlapRequest,
    success: file(CSV_TYPE),
    error: [Unprocessable, Unavailable],
  }).annotate(Access, allowNamedRecords({ "saved count": tableWith })),
  HttpApiEndpoint.post("overlapWorkbook", "/saved-lists/overlap/table.xlsx", {
    payload: OverlapRequest,
    success: file(WORKBOOK_TYPE),
    error: [Unprocessable, Unavailable],
  }).annotate(Access, allowNamedRecords({ "saved count": tableWith })),
] as const
