import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { campaignProblems } from "./campaignForm.ts"
import { CAMPAIGN_BUDGETS, CAMPAIGN_STARTS, type CampaignRequest } from "./CampaignRequest.ts"
import type { ContactInquiry } from "./ContactInquiry.ts"
import { contactMessageProblems } from "./ContactMessage.ts"
import { DATA_DIAGNOSTIC, diagnosticProblems } from "./diagnosticForm.ts"
import type { DiagnosticThreshold } from "./diagnosticThreshold.ts"
import { type MarketingRequest, splitProspects } from "./MarketingRequest.ts"
import { isOneLine } from "../shared/toOneLine.ts"

/**
 * Returns the problems with an incoming message, by the rules of the form that it names as its source; the sender may
 * not have used a form at all [p5-contact-us] [p5-diagnostic].
 */
export const inquiryProblems = (
  inquiry: ContactInquiry,
  threshold: DiagnosticThreshold,
): FieldProblems<string> =>
  inquiry.source === DATA_DIAGNOSTIC
    ? diagnosticProblems(
        {
          firstName: inquiry.firstName,
          lastName: inquiry.lastName,
          company: inquiry.company,
          email: inquiry.email,
          quantity: inquiry.quantity,
          comments: inquiry.comment,
        },
        threshold,
      )
    : contactMessageProblems({ name: inquiry.firstName, email: inquiry.email, message: inquiry.comment })

/**
 * Converts the request received by the digital team back to the campaign request as filled in; null if its budget or
 * start isn't offered.
 */
export const toCampaignRequest = (request: MarketingRequest): CampaignRequest | null => {
  const budget = CAMPAIGN_BUDGETS.find((each) => each === request.campaignBudget)
  const start = CAMPAIGN_STARTS.find((each) => each === request.startDate)
  if (budget === undefined || start === undefined) return null
  const { accomplish: goal, email, name, phone } = request
  return { goal, name, email, phone, budget, start, ...splitProspects(request.prospects) }
}

/** The message for a budget or start that isn't offered; our own wording. */
export const CHOICE_UNAVAILABLE_MESSAGE = "Please choose a budget and a start date from the options."

/** Returns the problems with an incoming campaign request [p5-campaign]. */
export const marketingProblems = (request: MarketingRequest): FieldProblems<string> => {
  const campaign = toCampaignRequest(request)
  return campaign === null ? { campaignBudget: CHOICE_UNAVAILABLE_MESSAGE } : campaignProblems(campaign)
}

/** The maximum length of an account name. */
export const MAX_ACCOUNT_NAME_LENGTH = 100

/**
 * Returns whether a string is a valid account name. It must be on one line, since emails and letters show it
 * [p5-create-account].
 */
export const isAccountName = (name: string): boolean =>
  !isBlank(name) && name.trim().length <= MAX_ACCOUNT_NAME_LENGTH && isOneLine(name.trim())
