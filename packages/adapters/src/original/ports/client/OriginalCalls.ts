import type { Calls } from "../../../http/ApiClient.ts"

/** The groups of the contract that are calls of the original one. */
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

/** The calls of the original contract. A port that takes nothing else can't make a call of `/api/v1`. */
export type OriginalCalls = Pick<Calls, (typeof ORIGINAL_GROUPS)[number]>
