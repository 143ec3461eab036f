/** The budgets to choose from [p9-campaign-budgets]. */
export const CAMPAIGN_BUDGETS = [
  "Less than $2,500",
  "$2,500 - $4,999",
  "$5,000 - $9,999",
  "$10,000 - $19,999",
  "$20,000 or more",
] as const
export type CampaignBudget = (typeof CAMPAIGN_BUDGETS)[number]

/** The start times to choose from [p9-campaign-starts]. */
export const CAMPAIGN_STARTS = ["ASAP", "2-4 Weeks", "4-8 Weeks", "More than 8 Weeks"] as const
export type CampaignStart = (typeof CAMPAIGN_STARTS)[number]

/** The types of prospecting to choose from [p9-campaign-prospects]. */
export const CAMPAIGN_PROSPECTS = [
  "Email",
  "Mobile & Desktop Display banners",
  "Social Media Ads",
  "Other",
] as const
export type CampaignProspect = (typeof CAMPAIGN_PROSPECTS)[number]

/** A request for a full-service digital campaign, as typed so far. */
export interface CampaignRequest {
  /** The campaign's goal. */
  readonly goal: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly prospects: ReadonlyArray<CampaignProspect>
  /** The text typed for Other; ignored unless Other is selected. */
  readonly otherProspect: string
  readonly budget: CampaignBudget
  readonly start: CampaignStart
}

/** The initial form: the second budget, starting as soon as possible. */
export const emptyCampaignRequest: CampaignRequest = {
  goal: "",
  name: "",
  email: "",
  phone: "",
  prospects: [],
  otherProspect: "",
  budget: "$2,500 - $4,999",
  start: "ASAP",
}

/** A field in the campaign request that can be invalid. */
export type CampaignField = "goal" | "name" | "email" | "phone" | "prospects" | "otherProspect"
