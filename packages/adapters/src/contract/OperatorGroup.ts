import { Schema } from "effect"
import { Multipart } from "effect/http"
import {
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  HttpApiSecurity,
} from "effect/http-api"
import { Unauthorized } from "./Actor.ts"
import { Unavailable, Unprocessable, V1Decoding } from "./v1/V1Errors.ts"
import { WireSuppressionReport } from "./legacy/suppression/SuppressionGroup.ts"

/** The header in which an operator shows the site's own secret. */
export const OPERATOR_HEADER = "x-listwright-operator"

/** Who runs the site: shows the secret that only the site's folder holds. */
export class Operator extends HttpApiMiddleware.Service<Operator>()("@listwright/adapters/Operator", {
  error: Unauthorized,
  security: { secret: HttpApiSecurity.apiKey({ in: "header", key: OPERATOR_HEADER }) },
}) {}

const Size = { entries: Schema.Int, persons: Schema.Int }

/** Work of a placed order that does not get on. */
export const WireStuckJob = Schema.Struct({
  orderCode: Schema.String,
  /** `payment`: nobody knows whether it went through. The others are jobs that fail and are tried again. */
  kind: Schema.Literals(["payment", "confirm", "fulfil", "announce"]),
  /** ISO instant. */
  since: Schema.String,
  attempts: Schema.Int,
  /** What failed the last time; '' where nothing said so. */
  reason: Schema.String,
  /** What to do about it. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type

/** What only an operator of the site does. */
export class OperatorGroup extends HttpApiGroup.make("Operator")
  .add(
    HttpApiEndpoint.get("doNotSell", "/do-not-sell", {
      success: Schema.Struct(Size),
      error: Unavailable,
    }),
    HttpApiEndpoint.post("addDoNotSell", "/do-not-sell", {
      payload: Schema.Struct({ file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart()),
      success: Schema.Struct({
        ...Size,
        added: Schema.Int,
        rows: Schema.Int,
        rejected: Schema.Int,
        rejectedRows: WireSuppressionReport.fields.RejectedRows,
      }),
      error: [Unprocessable, Unavailable],
    }),
  )
  .add(HttpApiEndpoint.get("jobs", "/jobs", { success: Schema.Struct({ jobs: Schema.Array(WireStuckJob) }) }))
  .middleware(V1Decoding)
  .middleware(Operator)
  .prefix("/api/v1") {}
