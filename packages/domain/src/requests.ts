/** Requests that customers send to the site's operator: messages, the data diagnostic, campaigns, and accounts. */

export { Campaign, CAMPAIGN_STATES, CampaignState, campaignStateText } from "./requests/Campaign.ts"
export {
  type CampaignField,
  CAMPAIGN_BUDGETS,
  CAMPAIGN_PROSPECTS,
  CAMPAIGN_STARTS,
  type CampaignProspect,
  type CampaignRequest,
  emptyCampaignRequest,
} from "./requests/CampaignRequest.ts"
export { campaignButton, sendCampaignRequest } from "./requests/campaignButton.ts"
export { campaignProblems } from "./requests/campaignForm.ts"
export {
  MAX_ACCOUNT_NAME_LENGTH,
  inquiryProblems,
  isAccountName,
  marketingProblems,
} from "./requests/checkRequest.ts"
export { orderedServiceName, serviceCodes } from "./history/ServiceOrder.ts"
export { ContactInquiry, inquiryStatuses, isInquirySent } from "./requests/ContactInquiry.ts"
export {
  type ContactMessage,
  contactMessageProblems,
  initialContactMessage,
} from "./requests/ContactMessage.ts"
export { AccountNameMissing, createAccount } from "./requests/createAccount.ts"
export { DATA_DIAGNOSTIC, diagnosticProblems } from "./requests/diagnosticForm.ts"
export { type DiagnosticRequest, initialDiagnosticRequest } from "./requests/DiagnosticRequest.ts"
export {
  DIAGNOSTIC_BUSINESS_DAYS,
  diagnosticOfferText,
  diagnosticLimitText,
} from "./requests/diagnosticThreshold.ts"
export { MarketingRequest } from "./requests/MarketingRequest.ts"
export {
  accountCreatedNotice,
  CAMPAIGN_REPLY_TEXT,
  createAccountFailedNotice,
  inquiryFailedNotice,
  type InquiryForm,
  inquirySentNotice,
} from "./requests/Notices.ts"
export { AccountNotCreated, InquiryNotSent, Requests } from "./requests/Requests.ts"
export { sendContactMessage, sendDiagnosticRequest } from "./requests/sendInquiry.ts"
