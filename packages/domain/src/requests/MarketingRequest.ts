import { CAMPAIGN_PROSPECTS, type CampaignProspect, type CampaignRequest } from "./CampaignRequest.ts"
import { Schema } from "effect"

type Prospects = Pick<CampaignRequest, "prospects" | "otherProspect">

const OTHER = "Other: "
const LISTED = CAMPAIGN_PROSPECTS.filter((prospect) => prospect !== "Other")

/**
 * Joins the prospects for sending: separated by commas in the form's order, each once, with the typed text after the
 * name of Other. Other is last, so its text may contain commas [p9-campaign-prospects].
 */
export const joinProspects = ({ prospects, otherProspect }: Prospects): string =>
  [
    ...LISTED.filter((prospect) => prospects.includes(prospect)),
    ...(prospects.includes("Other") ? [`${OTHER}${otherProspect.trim()}`] : []),
  ].join(",")

/** Splits joined prospects, ignoring unknown ones. */
export const splitProspects = (joined: string): Prospects => {
  const at = joined.startsWith(OTHER) ? 0 : joined.indexOf(`,${OTHER}`) + 1
  const hasOther = joined.startsWith(OTHER, at)
  const listed: ReadonlyArray<string> = (hasOther ? joined.slice(0, at) : joined).split(",")
  const prospects: ReadonlyArray<CampaignProspect> = [
    ...LISTED.filter((prospect) => listed.includes(prospect)),
    ...(hasOther ? (["Other"] as const) : []),
  ]
  return { prospects, otherProspect: hasOther ? joined.slice(at + OTHER.length) : "" }
}

/** A campaign request as received by the digital team; the prospects are joined with commas. */
export const MarketingRequest = Schema.Struct({
  name: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  accomplish: Schema.String,
  prospects: Schema.String,
  campaignBudget: Schema.String,
  startDate: Schema.String,
})
export type MarketingRequest = typeof MarketingRequest.Type

/** Converts the digital campaign form to the request to send. */
export const toMarketingRequest = (request: CampaignRequest): MarketingRequest => ({
  name: request.name.trim(),
  phone: request.phone.trim(),
  email: request.email.trim(),
  accomplish: request.goal.trim(),
  prospects: joinProspects(request),
  campaignBudget: request.budget,
  startDate: request.start,
})
