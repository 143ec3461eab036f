import { codes } from "../../shared/Codes.ts"

/** Where a selected demo comes from. spec: order-builder §3 (DemoCategoryType) */
export type DemoCategoryType =
  | "quickPick"
  | "general"
  | "businessTypeAdded"
  | "businessQuickPick"
  | "businessTypeOmitted"
  | "siteQuickPick"

/** How a selected demo came to an order, by its code. spec: order-builder §3 (DemoCategoryType) */
export const demoCategoryTypes = codes<DemoCategoryType>({
  quickPick: 2,
  general: 3,
  businessTypeAdded: 4,
  businessQuickPick: 5,
  businessTypeOmitted: 6,
  siteQuickPick: 7,
})
