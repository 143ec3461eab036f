import { inquiryFailedNotice, type InquiryPlace } from "@listwright/domain/requests"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"
import { Notice } from "../design/Notice.tsx"

/** A message that did not go out, and how else to reach the people behind the site [p8-contact-failed]. */
export function InquiryFailed({ place }: { readonly place: InquiryPlace }) {
  const { phoneNumber } = useSiteConfiguration()
  return (
    <Notice kind="error" title={inquiryFailedNotice(place).text} isLive>
      {phoneNumber === ""
        ? "What you typed is still here."
        : `What you typed is still here. Or call ${phoneNumber}.`}
    </Notice>
  )
}
