import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { FileUpload } from "../../original/suppression/SuppressionGroup.ts"
import { Operator } from "../Operator.ts"
import { Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, operators } from "../../access/Access.ts"

/** The result of importing a file of service orders; if a line is bad, nothing was imported. */
export const WireServiceOrderImport = Schema.Struct({
  /** Orders that the site did not have, and those that replaced one of the same code. */
  added: Schema.Int,
  replaced: Schema.Int,
  /** Every line that cannot be taken, and every reason. */
  badLines: Schema.Array(Schema.Struct({ line: Schema.Int, reason: Schema.String })),
})
export type WireServiceOrderImport = typeof WireServiceOrderImport.Type

/** Service orders, which come from elsewhere. For the operator of the site. */
export class V1HistoryGroup extends HttpApiGroup.make("V1History")
  .add(
    HttpApiEndpoint.post("importServiceOrders", "/service-orders", {
      payload: FileUpload,
      success: WireServiceOrderImport,
      error: Unprocessable,
    })
      .annotate(Access, operators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
