import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { hasGeography } from "../chooseAreas.ts"
import { MIN_SAVED_COUNTS_TO_COMBINE } from "../chooseSavedCounts.ts"
import { referencedSavedCounts } from "../../definition/savedCountAreas.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import type { AreaTab } from "../../catalog/tabs.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"

/**
 * The tabs whose input is added automatically by NEXT STEP, which the user can therefore choose before adding anything.
 */
const OPEN_TABS: ReadonlyArray<AreaTab> = ["zip", "SCFCode", "radius", "Closex", "moreArea"]

/**
 * Returns whether NEXT STEP of the geography step is enabled: never while counting; lists of saved counts need two of
 * them on every tab; any other list needs an item or an address, except on the exempt tabs [ob5-geography-needed].
 */
export const canLeaveGeography = (state: {
  readonly tab: AreaTab
  readonly geoCount: number
  readonly addressCount: number
  readonly geoType: GeoType
  readonly step: OrderStep
}): boolean => {
  if (state.step === "count") return false
  if (state.geoType === "multiCount") return state.geoCount >= MIN_SAVED_COUNTS_TO_COMBINE
  return state.geoCount > 0 || state.addressCount > 0 || OPEN_TABS.includes(state.tab)
}

/** The types that imply their geography: total U.S. (20) and more area (23). */
const PLACED_BY_TYPE: ReadonlyArray<GeoType> = ["nationwide", "multiGeo"]

/**
 * Returns whether a list's geography is complete: total U.S. (20) and more area (23) always are, saved counts (24) need
 * two areas that aren't excluded, and all others need one [ob4-audience-next] [ob5-geography-needed] [ob5-get-count]
 * [ob9-saved-counts].
 */
export const hasTargetGeography = (definition: ListDefinition, geoType: GeoType): boolean =>
  geoType === "multiCount"
    ? referencedSavedCounts(definition.areas.filter(({ excluded }) => !excluded)).length >=
      MIN_SAVED_COUNTS_TO_COMBINE
    : PLACED_BY_TYPE.includes(geoType) || hasGeography(definition)
