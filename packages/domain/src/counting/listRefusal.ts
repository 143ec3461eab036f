import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { areaCombinationRefusalText, checkAreaCombination } from "../geography/checkAreaCombination.ts"
import { shapesOutsideCountryText } from "../geography/shapes/shapesOutsideCountryText.ts"
import type { AreaSwitches } from "../geography/step/sourceAreaKinds.ts"
import { chosenReading, suppressionStartReading } from "../shared/readings.ts"
import { suppressionRefusal, type CurrentDates } from "../suppression/chosenDays.ts"
import { findHiddenSuppression, hiddenSuppressionText } from "../suppression/findHiddenSuppression.ts"
import { suppressionDaysRefusalText, suppressionName } from "../suppression/Notices.ts"

/** The site's settings and the current dates, which determine whether the site accepts a list. */
export interface ListAcceptanceContext {
  readonly site: AreaSwitches & Pick<SiteConfiguration, "readings">
  readonly todays: CurrentDates
  /** The previously saved list, whose dates and shapes remain valid; null for a new list. */
  readonly held: Pick<ListDefinition, "areas" | "suppressions"> | null
}

/**
 * Returns the reason that a site doesn't accept a list, with advice on what to do; null if it accepts the list. Every
 * screen and call uses this rule: anything that a site's screens don't offer is neither counted nor saved by the server
 * [ob6-tab-flags] [ob5-suppression-dates].
 */
export const listRefusal = (
  { areas, listType, suppressions }: Pick<ListDefinition, "areas" | "listType" | "suppressions">,
  { held, site, todays }: ListAcceptanceContext,
): string | null => {
  const apart = checkAreaCombination(listType, areas, site)
  if (apart !== null) return areaCombinationRefusalText(listType, apart)
  const abroad = shapesOutsideCountryText(listType, areas, held?.areas ?? [])
  if (abroad !== null) return abroad
  const hidden = findHiddenSuppression(listType, suppressions, site)
  if (hidden !== null) return hiddenSuppressionText(listType, hidden)
  const reading = chosenReading(suppressionStartReading, site.readings)
  const refused = suppressionRefusal(suppressions, held?.suppressions ?? null, todays, reading)
  if (refused === null) return null
  return `Dates for suppressing ${suppressionName(refused.kind)}: ${suppressionDaysRefusalText(refused.reason)}`
}
