import type { SiteConfiguration } from "@listwright/domain/account"
import { shownAreaTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { areaScreenName } from "../areas/areaScreenName.ts"
import { isAreaScreen } from "../areas/areaScreens.ts"
import { AUDIENCE_SCREENS } from "../audience/audienceScreens.ts"
import type { AudienceOffer } from "../audience/AudienceOffer.ts"
import { shownTabs } from "../audience/shownTabs.ts"
import type { TabNavItem } from "../design/TabNav.tsx"
import type { Step } from "./steps.ts"

/** The tabs of each step that a list has on this site, with their addresses. `offer`: what its source has to choose an audience by. */
export const stepTabs = (
  draft: Draft,
  site: SiteConfiguration,
  offer: AudienceOffer,
): Readonly<Record<Step["id"], ReadonlyArray<TabNavItem>>> => {
  const base = `/order/${draft.listType}`
  return {
    geo: shownAreaTabs(draft.listType, site)
      .filter(isAreaScreen)
      .map((tab) => ({ to: `${base}/geo/${tab}`, title: areaScreenName(tab, draft.listType) })),
    demo: shownTabs(draft, site, offer).map((screen) => ({
      to: `${base}/demo/${screen}`,
      title: AUDIENCE_SCREENS[screen].title,
    })),
    summary: [],
  }
}
