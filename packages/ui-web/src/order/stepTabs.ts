import type { SiteConfiguration } from "@listwright/domain/account"
import type { DemoColumn } from "@listwright/domain/audience"
import { shownAreaTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { areaScreenName } from "../areas/areaScreenName.ts"
import { isAreaScreen } from "../areas/areaScreens.ts"
import { AUDIENCE_SCREENS } from "../audience/audienceScreens.ts"
import { shownScreens } from "../audience/shownScreens.ts"
import type { TabNavItem } from "../design/TabNav.tsx"
import type { Step } from "./steps.ts"

/** The tabs of each step that a list has on this site, with their addresses. `columns`: those of its source, as far as known. */
export const stepTabs = (
  draft: Draft,
  site: SiteConfiguration,
  columns: ReadonlyArray<DemoColumn> | null,
): Readonly<Record<Step["id"], ReadonlyArray<TabNavItem>>> => {
  const base = `/order/${draft.listType}`
  return {
    geo: shownAreaTabs(draft.listType, site)
      .filter(isAreaScreen)
      .map((tab) => ({ to: `${base}/geo/${tab}`, title: areaScreenName(tab, draft.listType) })),
    demo: shownScreens(draft, site, columns).map((screen) => ({
      to: `${base}/demo/${screen}`,
      title: AUDIENCE_SCREENS[screen].title,
    })),
    summary: [],
  }
}
