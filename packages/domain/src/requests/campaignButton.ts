import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { campaignProblems } from "./campaignForm.ts"
import type { CampaignRequest } from "./CampaignRequest.ts"
import { toMarketingRequest } from "./MarketingRequest.ts"
import { Requests } from "./Requests.ts"
import { canSubmit, type SubmissionStep } from "../shared/Submission.ts"

/**
 * Returns the state of the campaign form's button, which sends the request and, once it's sent, closes the form
 * [p4-campaign-steps].
 */
export const campaignButton = (
  step: SubmissionStep,
): { readonly label: string; readonly isEnabled: boolean } =>
  step === "done"
    ? { label: "Close", isEnabled: true }
    : { label: "Send Request", isEnabled: canSubmit(step) }

/** Sends a campaign request to the digital team. */
export const sendCampaignRequest = Effect.fn("sendCampaignRequest")(function* (request: CampaignRequest) {
  const problems = campaignProblems(request)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const requests = yield* Requests
  return yield* requests.sendCampaign(toMarketingRequest(request))
})
