import { WireRequest } from "@listwright/adapters"
import { Campaign } from "@listwright/domain/requests"
import { Schema } from "effect"

const { facts, mailedAt, receivedAt } = WireRequest.fields

const RequestJson = Schema.Struct({
  ...WireRequest.fields,
  receivedAt: receivedAt.annotate({ description: "ISO instant" }),
  facts: facts.annotate({ description: "what else was filled in, named as on the form" }),
  mailedAt: mailedAt.annotate({
    description: "ISO instant of the email to the site's contactEmail; null: not emailed yet",
  }),
})

/** The output of `requests --json`: the server's reply, most recent first. */
export const RequestsJson = Schema.Array(RequestJson).annotate({
  identifier: "Requests",
  description: "Customers' messages and requests, latest first.",
})

const { note, requestedAt, stateAt } = Campaign.fields

/** The output of `requests campaign --json`. */
export const CampaignJson = Schema.Struct({
  ...Campaign.fields,
  requestedAt: requestedAt.annotate({ description: "ISO instant" }),
  facts: Campaign.fields.facts.annotate({ description: "what else was filled in, named as on the form" }),
  note: note.annotate({ description: "what the customer reads; may be empty" }),
  stateAt: stateAt.annotate({ description: "ISO instant of the last report; null: no report yet" }),
}).annotate({
  identifier: "Campaign",
  description: "A campaign that a customer requested, and its progress.",
})
