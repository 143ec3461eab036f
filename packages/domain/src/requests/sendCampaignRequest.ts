import { Effect } from "effect"
import { hasProblems } from "../shared/FieldProblems.ts"
import { FormIncomplete } from "../shared/FormIncomplete.ts"
import { campaignProblems } from "./campaignForm.ts"
import type { CampaignRequest } from "./CampaignRequest.ts"
import { marketingRequestOf } from "./MarketingRequest.ts"
import { Requests } from "./Requests.ts"

/** Hands a campaign request to the digital team. spec: portal §4 (Digital campaign modal), §7 (AddMarketingEmail) */
export const sendCampaignRequest = Effect.fn("sendCampaignRequest")(function* (request: CampaignRequest) {
  const problems = campaignProblems(request)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const requests = yield* Requests
  return yield* requests.sendCampaign(marketingRequestOf(request))
})
