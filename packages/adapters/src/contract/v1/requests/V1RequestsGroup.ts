import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { V1Decoding } from "../V1Errors.ts"

/** Something that a customer asked for, as it was kept. */
export const WireRequest = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["contact", "diagnostic", "campaign"]),
  /** ISO instant. */
  receivedAt: Schema.String,
  name: Schema.String,
  email: Schema.String,
  /** What else was filled in, by the words of the form. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  message: Schema.String,
  /** When it was handed over as a mail to the site's contact, an ISO instant; null: not yet. */
  mailedAt: Schema.NullOr(Schema.String),
})
export type WireRequest = typeof WireRequest.Type

/** What customers ask for, for the operator of the site. */
export class V1RequestsGroup extends HttpApiGroup.make("V1Requests")
  .add(
    // The latest first, at most a thousand.
    HttpApiEndpoint.get("requests", "/requests", {
      success: Schema.Struct({ requests: Schema.Array(WireRequest) }),
    }).middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
