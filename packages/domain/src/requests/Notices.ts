import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import type { CallFailed } from "../shared/Failures.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import { accountTexts } from "../shared/wording/accountTexts.ts"
import { portalTexts } from "../shared/wording/portalTexts.ts"
import type { MessageText } from "../shared/wording/MessageText.ts"
import type { CampaignField } from "./CampaignRequest.ts"
import type { AccountNameMissing } from "./createAccount.ts"
import type { AccountNotCreated } from "./Requests.ts"

/** Returns the message for an invalid field in the campaign form [p5-campaign]. */
export const campaignFieldMessage = (field: CampaignField): MessageText => {
  switch (field) {
    case "goal":
      return "Enter at least 10 characters"
    case "name":
      return "Name is required"
    case "email":
      return portalTexts.campaignEmail
    case "phone":
      return "Phone is required"
    case "prospects":
      return portalTexts.campaignProspects
    case "otherProspect":
      return portalTexts.campaignOtherProspect
  }
}

/** The sentence that promises a reply to a campaign request [p9-campaign-reply]. */
export const CAMPAIGN_REPLY_TEXT = "Our digital team will reply within the next business day."

/** Formats the number of records required for a diagnostic; `most` is null if there's no upper bound. */
export const diagnosticQuantityMessage = (least: number, most: number | null): string =>
  most === null
    ? `${formatWholeNumber(least)} or more records`
    : `${formatWholeNumber(least)} to ${formatWholeNumber(most)} records`

/** The form where a message is typed; each form has its own success and failure messages. */
export type InquiryForm = "contactUs" | "diagnostic" | "sideNavigation"

/** Returns the notice for a message that wasn't sent [p8-contact-failed] [p8-side-form]. */
export const inquiryFailedNotice = (place: InquiryForm): Notice => {
  switch (place) {
    case "contactUs":
    case "diagnostic":
      return notice("error", "", accountTexts.inquiryFailed)
    case "sideNavigation":
      return notice("error", "", portalTexts.messageFailed)
  }
}

/** Returns the notice for a sent message; null if a thank-you view confirms it instead [p8-side-form]. */
export const inquirySentNotice = (place: InquiryForm): Notice | null => {
  switch (place) {
    case "contactUs":
    case "diagnostic":
      return null
    case "sideNavigation":
      return notice("success", "", portalTexts.messageSent)
  }
}

/** The notice for a created account [p8-create-account]. */
export const accountCreatedNotice: Notice = notice("success", "", accountTexts.accountCreated)

/** Returns the notice for an account that wasn't created [p8-create-account]. */
export const createAccountFailedNotice = (
  failure: AccountNameMissing | AccountNotCreated | CallFailed,
): Notice =>
  failure._tag === "AccountNameMissing"
    ? notice("warning", "", accountTexts.accountNameMissing)
    : notice("error", "", accountTexts.accountNotCreated)
