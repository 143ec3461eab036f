import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { areasApartText, areasTogether } from "../geography/areasTogether.ts"
import { shapesAbroad } from "../geography/shapes/shapesAbroad.ts"
import type { AreaSwitches } from "../geography/step/sourceAreaKinds.ts"
import { chosenReading, suppressionStartReading } from "../shared/readings.ts"
import { suppressionRefused, type Todays } from "../suppression/chosenDays.ts"
import { hiddenSuppression, hiddenSuppressionText } from "../suppression/hiddenSuppression.ts"
import { suppressionDaysText, suppressionName } from "../suppression/Notices.ts"

/** The site's settings and the current dates, which determine whether the site accepts a list. */
export interface ListTaking {
  readonly site: AreaSwitches & Pick<SiteConfiguration, "readings">
  readonly todays: Todays
  /** The list as it was kept before, whose days and shapes stay valid; null: a new list. */
  readonly held: Pick<ListDefinition, "areas" | "suppressions"> | null
}

/**
 * Returns the reason why a site doesn't accept a list, with advice on what to do; null if it accepts the list. Every
 * screen and call uses this rule: anything that a site's screens don't offer is neither counted nor saved by the server
 * [ob6-tab-flags] [ob5-suppression-dates].
 */
export const listRefusal = (
  { areas, listType, suppressions }: Pick<ListDefinition, "areas" | "listType" | "suppressions">,
  { held, site, todays }: ListTaking,
): string | null => {
  const apart = areasTogether(listType, areas, site)
  if (apart !== null) return areasApartText(listType, apart)
  const abroad = shapesAbroad(listType, areas, held?.areas ?? [])
  if (abroad !== null) return abroad
  const hidden = hiddenSuppression(listType, suppressions, site)
  if (hidden !== null) return hiddenSuppressionText(listType, hidden)
  const reading = chosenReading(suppressionStartReading, site.readings)
  const refused = suppressionRefused(suppressions, held?.suppressions ?? null, todays, reading)
  if (refused === null) return null
  return `Dates for suppressing ${suppressionName(refused.kind)}: ${suppressionDaysText(refused.reason)}`
}
