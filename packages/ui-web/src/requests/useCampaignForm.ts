import { campaignProblems, emptyCampaignRequest, sendCampaignRequest } from "@listwright/domain/requests"
import { useSession } from "../app/session.ts"
import { useSentForm } from "./useSentForm.ts"

/** A request for a full-service digital campaign, filled in with who asks. */
export const useCampaignForm = () => {
  const { user } = useSession()
  const { email, firstName, lastName, phone } = user
  return useSentForm({
    name: "campaign",
    starting: { ...emptyCampaignRequest, name: `${firstName} ${lastName}`.trim(), email, phone },
    problemsOf: campaignProblems,
    send: sendCampaignRequest,
  })
}
