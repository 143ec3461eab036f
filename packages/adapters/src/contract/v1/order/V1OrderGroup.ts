import { OrderCode } from "@listwright/domain/shared"
import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { CSV_TYPE, WORKBOOK_TYPE } from "../../fileTypes.ts"
import { Operator } from "../Operator.ts"
import { Missing, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { WireStuckJob } from "./WireStuckJob.ts"

const code = { code: OrderCode }

/** Placed orders and their lists. */
export class V1OrderGroup extends HttpApiGroup.make("V1Order")
  .add(
    HttpApiEndpoint.get("getOrder", "/orders/:code", { params: code, success: OrderReceipt, error: Missing }),
    HttpApiEndpoint.get("downloadOrder", "/orders/:code/list.csv", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: CSV_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }),
    HttpApiEndpoint.get("downloadWorkbook", "/orders/:code/list.xlsx", {
      params: code,
      success: HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType: WORKBOOK_TYPE }), {
        "content-disposition": Schema.String,
      }),
      error: [Missing, Unprocessable],
    }),
  )
  .middleware(SignedIn)
  // For the operator of the site.
  .add(
    HttpApiEndpoint.get("jobs", "/jobs", {
      success: Schema.Struct({ jobs: Schema.Array(WireStuckJob) }),
    }).middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
