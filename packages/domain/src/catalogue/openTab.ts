import type { AreaTab, AudienceTab } from "./tabs.ts"

/**
 * Returns the tab that an address opens: the requested one, or the first shown if that one isn't shown. For example,
 * the address of saturation's demographics opens its resident list. The bare route (`null`) opens the last tab used. If
 * there are no tabs, the address leads to landing.
 */
export const openTab = <Tab extends AreaTab | AudienceTab>(
  asked: string | null,
  lastUsed: string | null,
  shown: ReadonlyArray<Tab>,
): Tab | "landing" => {
  const wanted = asked ?? lastUsed
  return shown.find((tab) => tab === wanted) ?? shown[0] ?? "landing"
}

/** Returns the name of an area tab's route, as in 'geo-zip'. */
export const geoRouteName = (tab: AreaTab): `geo-${AreaTab}` => `geo-${tab}`

/** Returns the name of an audience tab's route, as in 'demo-suppression'. */
export const demoRouteName = (tab: AudienceTab): `demo-${AudienceTab}` => `demo-${tab}`
