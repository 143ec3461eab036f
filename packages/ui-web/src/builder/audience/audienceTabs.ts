import type { SiteConfiguration } from "@listwright/domain/account"
import type { Draft } from "@listwright/domain/drafts"
import type { TabNavItem } from "../../design/TabNav.tsx"
import { AUDIENCE_SCREENS } from "./audienceScreens.ts"
import type { KnownAudienceOptions } from "./KnownAudienceOptions.ts"
import { availableAudienceTabs } from "./availableAudienceTabs.ts"

/** Returns the tabs of the audience step with their URLs. */
export const audienceTabs = (
  draft: Draft,
  site: SiteConfiguration,
  offer: KnownAudienceOptions,
): ReadonlyArray<TabNavItem> =>
  availableAudienceTabs(draft, site, offer).map((tab) => ({
    to: `/order/${draft.listType}/demo/${tab}`,
    title: AUDIENCE_SCREENS[tab].title,
  }))
