import { phoneAlternativeText } from "../../app/phoneAlternativeText.ts"
import { Notice } from "../../design/Notice.tsx"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

/** A notice that the campaign request wasn't sent. */
export function CampaignFailedNotice() {
  const { phoneNumber } = useSiteConfiguration()
  return (
    <Notice kind="error" title="We couldn't send your request." isLive>
      What you typed is still here. Please try again{phoneAlternativeText(phoneNumber)}.
    </Notice>
  )
}
