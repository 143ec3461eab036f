import { AccountId } from "@listwright/domain/account"
import { OverlapQuestion } from "@listwright/domain/saved-lists"
import { isIsoDay } from "@listwright/domain/suppression"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiSchema } from "effect/http-api"
import { CSV_TYPE, WORKBOOK_TYPE } from "../../fileTypes.ts"
import { Unavailable, Unprocessable } from "../V1Errors.ts"

const file = (contentType: string) =>
  HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType }), {
    "content-disposition": Schema.String,
  })

const day = Schema.NullOr(
  Schema.String.check(Schema.makeFilter((text) => isIsoDay(text) || "must be a day like 2026-11-21")),
)

/** Which lists; the account, and either day, may be null. */
const lists = Schema.Struct({
  accountId: Schema.NullOr(AccountId),
  search: Schema.String.check(Schema.isMaxLength(200)),
  start: day,
  end: day,
})

/** Tables of saved lists as files. */
export const tableCalls = [
  HttpApiEndpoint.post("savedListsCsv", "/saved-lists/table.csv", {
    payload: lists,
    success: file(CSV_TYPE),
    error: Unprocessable,
  }),
  HttpApiEndpoint.post("savedListsWorkbook", "/saved-lists/table.xlsx", {
    payload: lists,
    success: file(WORKBOOK_TYPE),
    error: Unprocessable,
  }),
  HttpApiEndpoint.post("overlapCsv", "/saved-lists/overlap/table.csv", {
    payload: OverlapQuestion,
    success: file(CSV_TYPE),
    error: [Unprocessable, Unavailable],
  }),
  HttpApiEndpoint.post("overlapWorkbook", "/saved-lists/overlap/table.xlsx", {
    payload: OverlapQuestion,
    success: file(WORKBOOK_TYPE),
    error: [Unprocessable, Unavailable],
  }),
] as const
