import type { AreaTab } from "../../catalogue/tabs.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"
import { SAVED_COUNTS_NEEDED } from "../chooseSavedCounts.ts"
import type { GeoType } from "../../definition/GeoType.ts"

/** The tabs whose input is added by the step itself, so that it may be taken with nothing chosen yet. */
const EXEMPT: ReadonlyArray<AreaTab> = ["zip", "SCFCode", "radius", "Closex", "moreArea"]

/**
 * Whether NEXT STEP of the geography step is enabled: not while counting; saved counts need two items on every tab;
 * otherwise an item or an address, except on the exempt tabs. spec: order-builder §2.3, §5 [ob5-geography-needed]
 */
export const canGoNext = (state: {
  readonly tab: AreaTab
  readonly geoCount: number
  readonly addressCount: number
  readonly geoType: GeoType
  readonly step: OrderStep
}): boolean => {
  if (state.step === "count") return false
  if (state.geoType === "multiCount") return state.geoCount >= SAVED_COUNTS_NEEDED
  return state.geoCount > 0 || state.addressCount > 0 || EXEMPT.includes(state.tab)
}
