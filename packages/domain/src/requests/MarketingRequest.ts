import { Schema } from "effect"
import type { CampaignRequest } from "./CampaignRequest.ts"
import { joinProspects } from "./joinProspects.ts"

/** A campaign request as the digital team gets it; the prospects are joined by commas. spec: portal §3 */
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

/** spec: portal §3 (Marketing request), §7 (AddMarketingEmail) */
export const marketingRequestOf = (request: CampaignRequest): MarketingRequest => ({
  name: request.name.trim(),
  phone: request.phone.trim(),
  email: request.email.trim(),
  accomplish: request.goal.trim(),
  prospects: joinProspects(request),
  campaignBudget: request.budget,
  startDate: request.start,
})
