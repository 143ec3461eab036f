import type { ContactInquiry, MarketingRequest } from "@listwright/domain/requests"
import { DATA_DIAGNOSTIC } from "@listwright/domain/requests"
import { Schema } from "effect"

/** The completed fields, with their labels on the form. */
export const RequestFacts = Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String }))

/** A request from a customer to the site's staff. */
export interface CustomerRequest {
  readonly kind: "contact" | "diagnostic" | "campaign"
  readonly name: string
  readonly email: string
  readonly facts: typeof RequestFacts.Type
  readonly message: string
}

const filled = (facts: Readonly<Record<string, string>>): typeof RequestFacts.Type =>
  Object.entries(facts).flatMap(([name, value]) =>
    value.trim() === "" ? [] : [{ name, value: value.trim() }],
  )

/** Converts an inquiry to its stored form. */
export const requestFromInquiry = (inquiry: ContactInquiry): CustomerRequest => ({
  kind: inquiry.source === DATA_DIAGNOSTIC ? "diagnostic" : "contact",
  name: `${inquiry.firstName} ${inquiry.lastName}`.trim(),
  email: inquiry.email.trim(),
  facts: filled({
    Company: inquiry.company,
    Phone: inquiry.phone,
    Records: inquiry.quantity,
    "Sent from": inquiry.sentFrom,
  }),
  message: inquiry.comment.trim(),
})

/** Converts a campaign request to its stored form. */
export const requestFromCampaign = (request: MarketingRequest): CustomerRequest => ({
  kind: "campaign",
  name: request.name.trim(),
  email: request.email.trim(),
  facts: filled({
    Phone: request.phone,
    Channels: request.prospects.replaceAll(",", ", "),
    Budget: request.campaignBudget,
    Start: request.startDate,
  }),
  message: request.accomplish.trim(),
})
