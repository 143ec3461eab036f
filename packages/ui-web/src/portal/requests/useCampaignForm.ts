import { campaignProblems, emptyCampaignRequest, sendCampaignRequest } from "@listwright/domain/requests"
import { useSession } from "../../app/session.ts"
import { useSubmittableForm } from "./useSubmittableForm.ts"

/** Manages a request for a full-service digital campaign, prefilled with the user's data. */
export const useCampaignForm = () => {
  const { user } = useSession()
  const { email, firstName, lastName, phone } = user
  return useSubmittableForm({
    name: "campaign",
    starting: { ...emptyCampaignRequest, name: `${firstName} ${lastName}`.trim(), email, phone },
    problemsOf: campaignProblems,
    send: sendCampaignRequest,
  })
}
