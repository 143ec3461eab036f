import type { AreaTab } from "../../catalog/tabs.ts"
import type { AreaKind } from "../../definition/areaKey.ts"

/** The tabs for picking places from lists; each tab is named after the area kind that it adds. */
export const PLACE_TABS = [
  "city",
  "county",
  "state",
  "metroArea",
  "congressionalDistrict",
] as const satisfies ReadonlyArray<AreaTab & AreaKind>
export type PlaceTab = (typeof PLACE_TABS)[number]
