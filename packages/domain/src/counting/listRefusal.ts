import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { areasApartText, areasTogether } from "../geography/areasTogether.ts"
import type { AreaSwitches } from "../geography/step/sourceAreaKinds.ts"
import { hiddenSuppression, hiddenSuppressionText } from "../suppression/hiddenSuppression.ts"

/** The site settings that decide which lists it takes. */
export type ListSwitches = AreaSwitches & Pick<SiteConfiguration, "readings">

/**
 * Returns the reason that a site doesn't take a list, with what to do; null if it takes it. Every screen and call uses
 * this one rule: what the screens of a site don't offer, the server neither counts nor keeps [ob6-tab-flags].
 */
export const listRefusal = (
  { areas, listType, suppressions }: Pick<ListDefinition, "areas" | "listType" | "suppressions">,
  site: ListSwitches,
): string | null => {
  const apart = areasTogether(listType, areas, site)
  if (apart !== null) return areasApartText(listType, apart)
  const hidden = hiddenSuppression(listType, suppressions, site)
  return hidden === null ? null : hiddenSuppressionText(listType, hidden)
}
