import { inquiryFailedNotice, type InquiryForm } from "@listwright/domain/requests"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"
import { Notice } from "../../design/Notice.tsx"

/** A notice that a message wasn't sent, with other ways to reach the site's staff [p8-contact-failed]. */
export function InquiryFailedNotice({ place }: { readonly place: InquiryForm }) {
  const { phoneNumber } = useSiteConfiguration()
  return (
    <Notice kind="error" title={inquiryFailedNotice(place).text} isLive>
      {phoneNumber === ""
        ? "What you typed is still here."
        : `What you typed is still here. You can also call ${phoneNumber}.`}
    </Notice>
  )
}
