import type { AreaTab, AudienceTab } from "./tabs.ts"

/**
 * Returns the tab that a URL opens: the requested tab, or the first one shown if the requested tab isn't shown. For
 * example, the URL of saturation's demographics opens its resident list. The bare route (`null`) opens the last used
 * tab. If there are no tabs, the URL leads to the landing page.
 */
export const resolveTab = <Tab extends AreaTab | AudienceTab>(
  asked: string | null,
  lastUsed: string | null,
  shown: ReadonlyArray<Tab>,
): Tab | "landing" => {
  const wanted = asked ?? lastUsed
  return shown.find((tab) => tab === wanted) ?? shown[0] ?? "landing"
}

/** Returns an area tab's route name, such as 'geo-zip'. */
export const geoRouteName = (tab: AreaTab): `geo-${AreaTab}` => `geo-${tab}`

/** Returns an audience tab's route name, such as 'demo-suppression'. */
export const demoRouteName = (tab: AudienceTab): `demo-${AudienceTab}` => `demo-${tab}`
