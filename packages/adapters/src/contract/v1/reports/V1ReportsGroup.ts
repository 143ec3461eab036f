import { AreaTableRequest } from "@listwright/domain/counting"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { PDF_TYPE, WORKBOOK_TYPE } from "../../fileTypes.ts"
import { question } from "../counting/question.ts"
import { TooMany, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access } from "../../access/Access.ts"
import { definitionRequests } from "../../access/definitionRequests.ts"

const file = (contentType: string) =>
  HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType }), {
    "content-disposition": Schema.String,
  })
const workbook = file(WORKBOOK_TYPE)
const breakdown = Schema.Struct({ ...question, column: Schema.String })

/** The calls that return reports about a definition as files. */
export class V1ReportsGroup extends HttpApiGroup.make("V1Reports")
  .add(
    HttpApiEndpoint.post("breakdownWorkbook", "/reports/breakdown.xlsx", {
      payload: breakdown,
      success: workbook,
      error: [Unprocessable, Unavailable, TooMany],
    }).annotate(Access, definitionRequests({ column: "GENDER" })),
    HttpApiEndpoint.post("breakdownPdf", "/reports/breakdown.pdf", {
      payload: breakdown,
      success: file(PDF_TYPE),
      error: [Unprocessable, Unavailable, TooMany],
    }).annotate(Access, definitionRequests({ column: "GENDER" })),
    HttpApiEndpoint.post("areaTableWorkbook", "/reports/area-table.xlsx", {
      payload: Schema.Struct({
        ...question,
        ...AreaTableRequest.fields,
        /** The report's name. */
        name: Schema.String.check(Schema.isMaxLength(200)),
      }),
      success: workbook,
      error: [Unprocessable, Unavailable, TooMany],
    }).annotate(Access, definitionRequests({ columns: [{ column: "GENDER" }], name: "Areas" })),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
