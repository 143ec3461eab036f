import { sourceTraits } from "../../catalog/listTypes.ts"
import type { TaskKind } from "./OrderTask.ts"

/**
 * Returns the type of campaign that's run manually for each list from a source; null if the source's lists are only
 * delivered.
 */
export const sourceCampaign = (listType: number): Exclude<TaskKind, "labels"> | null => {
  const { isEmailCampaign, skipsPriceCalculation, usesMedia } = sourceTraits(listType)
  if (usesMedia) return "digitalMedia"
  if (isEmailCampaign) return "emailCampaign"
  return skipsPriceCalculation ? "mobileCampaign" : null
}
