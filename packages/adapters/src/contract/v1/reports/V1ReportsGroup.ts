import { AskedAreaTable } from "@listwright/domain/counting"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { WORKBOOK_TYPE } from "../../fileTypes.ts"
import { question } from "../counting/question.ts"
import { Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"

const workbook = HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: WORKBOOK_TYPE }), {
  "content-disposition": Schema.String,
})

/** Reports about a definition as workbooks. */
export class V1ReportsGroup extends HttpApiGroup.make("V1Reports")
  .add(
    HttpApiEndpoint.post("breakdownWorkbook", "/reports/breakdown.xlsx", {
      payload: Schema.Struct({ ...question, column: Schema.String }),
      success: workbook,
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("areaTableWorkbook", "/reports/area-table.xlsx", {
      payload: Schema.Struct({
        ...question,
        ...AskedAreaTable.fields,
        /** What the report is called. */
        name: Schema.String.check(Schema.isMaxLength(200)),
      }),
      success: workbook,
      error: [Unprocessable, Unavailable],
    }),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
