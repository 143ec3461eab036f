import { wholeText } from "../shared/wholeText.ts"
import type { CallFailed } from "../shared/Failures.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { CampaignField } from "./CampaignRequest.ts"
import type { AccountNameMissing } from "./createAccount.ts"
import type { AccountNotCreated } from "./Requests.ts"

/** [p5-campaign] */
export const campaignWords = (field: CampaignField): string => {
  switch (field) {
    case "goal":
      return "Enter at least 10 characters"
    case "name":
      return "Name is required"
    case "email":
      return "Email is required or E-mail must be valid"
    case "phone":
      return "Phone is required"
    case "prospects":
      return "Please select prospects"
    case "otherProspect":
      return "Please enter other text."
  }
}

/** [p9-campaign-reply] */
export const CAMPAIGN_REPLY = "Our digital team will reply within the next business day."

/** The records that a diagnostic needs; `most` is null where there is no upper bound. */
export const diagnosticQuantityWords = (least: number, most: number | null): string =>
  most === null ? `${wholeText(least)} or more records` : `${wholeText(least)} to ${wholeText(most)} records`

/** The place where a message is typed; each place has its own texts for the outcome. */
export type InquiryPlace = "contactUs" | "diagnostic" | "sideNavigation"

/** A message that did not go out [p8-contact-failed] [p8-side-form]. */
export const inquiryFailedNotice = (place: InquiryPlace): Notice => {
  switch (place) {
    case "contactUs":
    case "diagnostic":
      return notice("error", "", "Failed to sent contact information , please try again")
    case "sideNavigation":
      return notice("error", "", "Message failed to be sent")
  }
}

/** A message that went out; null where the thank-you view says it [p8-side-form]. */
export const inquirySentNotice = (place: InquiryPlace): Notice | null => {
  switch (place) {
    case "contactUs":
    case "diagnostic":
      return null
    case "sideNavigation":
      return notice("success", "", "Message successfully sent")
  }
}

/** [p8-create-account] */
export const accountCreated: Notice = notice("success", "", "Create successfully")

/** [p8-create-account] */
export const createAccountFailedNotice = (
  failure: AccountNameMissing | AccountNotCreated | CallFailed,
): Notice =>
  failure._tag === "AccountNameMissing"
    ? notice("warning", "", "Please Enter Account Name!")
    : notice("error", "", "Failed to Create Account , please try again")
