import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { FileUpload } from "../../original/suppression/SuppressionGroup.ts"
import { Operator } from "../Operator.ts"
import { Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowOperators } from "../../access/Access.ts"

/** The result of importing a service order file; if any line is bad, nothing is imported. */
export const WireServiceOrderImport = Schema.Struct({
  /** The number of new orders, and the number that replaced an order with the same code. */
  added: Schema.Int,
  replaced: Schema.Int,
  /** Every rejected line, with each reason. */
  badLines: Schema.Array(Schema.Struct({ line: Schema.Int, reason: Schema.String })),
})
export type WireServiceOrderImport = typeof WireServiceOrderImport.Type

/** The calls about service orders, which come from other systems, for the site's operator. */
export class V1HistoryGroup extends HttpApiGroup.make("V1History")
  .add(
    HttpApiEndpoint.post("importServiceOrders", "/service-orders", {
      payload: FileUpload,
      success: WireServiceOrderImport,
      error: Unprocessable,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
