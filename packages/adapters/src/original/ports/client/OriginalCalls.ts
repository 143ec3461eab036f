import type { Calls } from "../../../http/ApiClient.ts"

/** The groups that make up the original contract. */
export const ORIGINAL_GROUPS = [
  "Account",
  "Audience",
  "Counting",
  "ErrorLog",
  "Geography",
  "History",
  "Order",
  "Payment",
  "PriceDisplay",
  "Pricing",
  "Profile",
  "Promotion",
  "Reports",
  "Requests",
  "Rewards",
  "SavedLists",
  "Suppression",
] as const

/** The calls of the original contract. A port that depends only on these can't make `/api/v1` calls. */
export type OriginalCalls = Pick<Calls, (typeof ORIGINAL_GROUPS)[number]>
