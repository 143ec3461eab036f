import type { SiteConfiguration } from "@listwright/domain/account"
import { visibleAreaTabs } from "@listwright/domain/catalog"
import type { Draft } from "@listwright/domain/drafts"
import { areaScreenName } from "../../list/areas/areaScreenName.ts"
import { isAreaScreen } from "../../list/areas/areaScreens.ts"
import { audienceTabs } from "../audience/audienceTabs.ts"
import type { KnownAudienceOptions } from "../audience/KnownAudienceOptions.ts"
import type { TabNavItem } from "../../design/TabNav.tsx"
import type { Step } from "./steps.ts"

/**
 * Returns the tabs of each of a list's steps on this site, with their URLs. `offer` contains the source's attributes
 * and quick picks.
 */
export const stepTabs = (
  draft: Draft,
  site: SiteConfiguration,
  offer: KnownAudienceOptions,
): Readonly<Record<Step["id"], ReadonlyArray<TabNavItem>>> => {
  const base = `/order/${draft.listType}`
  return {
    geo: visibleAreaTabs(draft.listType, site)
      .filter(isAreaScreen)
      .map((tab) => ({ to: `${base}/geo/${tab}`, title: areaScreenName(tab, draft.listType) })),
    demo: audienceTabs(draft, site, offer),
    summary: [],
  }
}
