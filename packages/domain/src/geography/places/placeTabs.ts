import type { AreaTab } from "../../catalogue/tabs.ts"
import type { AreaKind } from "../../definition/areaKey.ts"

/** The tabs that pick places from lists, which are also the kinds of areas that they pick. */
export const PLACE_TABS = [
  "city",
  "county",
  "state",
  "metroArea",
  "congressionalDistrict",
] as const satisfies ReadonlyArray<AreaTab & AreaKind>
export type PlaceTab = (typeof PLACE_TABS)[number]
