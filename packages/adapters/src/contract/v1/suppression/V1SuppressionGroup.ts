import { UNIVERSE_NAMES } from "@listwright/domain/catalog"
import { SuppressionReport } from "@listwright/domain/suppression"
import { Schema } from "effect"
import { Multipart } from "effect/http"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowOperators } from "../../access/Access.ts"

const Size = { entries: Schema.Int, persons: Schema.Int }

/** The calls for the do-not-sell list. */
export class V1SuppressionGroup extends HttpApiGroup.make("V1Suppression")
  // For the operator of the site.
  .add(
    HttpApiEndpoint.get("doNotSell", "/do-not-sell", {
      success: Schema.Struct(Size),
      error: Unavailable,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("addDoNotSell", "/do-not-sell", {
      payload: Schema.Struct({
        file: Multipart.SingleFileSchema,
        /** The universe of the file's person keys; required if the file has any and the site has several universes. */
        universe: Schema.optionalKey(Schema.Literals(UNIVERSE_NAMES)),
      }).pipe(HttpApiSchema.asMultipart()),
      success: Schema.Struct({
        ...Size,
        added: Schema.Int,
        rows: Schema.Int,
        rejected: Schema.Int,
        rejectedRows: SuppressionReport.fields.rejectedRows,
      }),
      error: [Unprocessable, Unavailable],
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
