import { traitsOf } from "../../catalogue/listTypes.ts"
import type { TaskKind } from "./OrderTask.ts"

/**
 * Returns the kind of campaign that people run with each list of a source; null: its lists are delivered, and nothing
 * more.
 */
export const campaignOf = (listType: number): Exclude<TaskKind, "labels"> | null => {
  const { isEmailCampaign, skipsPriceCalculation, usesMedia } = traitsOf(listType)
  if (usesMedia) return "digitalMedia"
  if (isEmailCampaign) return "emailCampaign"
  return skipsPriceCalculation ? "mobileCampaign" : null
}
