import { Campaign, CampaignState } from "@listwright/domain/requests"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { Authentication } from "../../Actor.ts"
import { Missing, V1Decoding } from "../V1Errors.ts"
import { Access, allowOperators, allowUsers } from "../../access/Access.ts"

/** A customer's request as stored. */
export const WireRequest = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["contact", "diagnostic", "campaign"]),
  /** The time when the request was received, as an ISO instant. */
  receivedAt: Schema.String,
  name: Schema.String,
  email: Schema.String,
  /** The other answers on the form, by label. */
  facts: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  message: Schema.String,
  /** The time when the request was emailed to the site's contact, as an ISO instant; null if not yet. */
  mailedAt: Schema.NullOr(Schema.String),
})
export type WireRequest = typeof WireRequest.Type

/** The calls about customers' requests: all requests for the site's operator, and users' own campaigns. */
export class V1RequestsGroup extends HttpApiGroup.make("V1Requests")
  .add(
    // The latest first, at most a thousand.
    HttpApiEndpoint.get("requests", "/requests", {
      success: Schema.Struct({ requests: Schema.Array(WireRequest) }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    // What the digital team says of a campaign, which its customer reads.
    HttpApiEndpoint.post("setCampaign", "/requests/:id/campaign", {
      params: Schema.Struct({ id: Schema.String }),
      payload: Schema.Struct({
        state: CampaignState,
        note: Schema.String.check(
          Schema.isMaxLength(1_000, { message: "must have at most 1,000 characters" }),
        ),
      }),
      success: Campaign,
      error: Missing,
    })
      .annotate(Access, allowOperators({ params: { id: "none" }, payload: { state: "planning", note: "" } }))
      .middleware(Operator),
    HttpApiEndpoint.get("campaigns", "/campaigns", {
      success: Schema.Struct({ campaigns: Schema.Array(Campaign) }),
    })
      .annotate(Access, allowUsers())
      .middleware(Authentication),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
