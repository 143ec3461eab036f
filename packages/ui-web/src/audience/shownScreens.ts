import type { SiteConfiguration } from "@listwright/domain/account"
import { type QuickPickInFull, withQuickPicks } from "@listwright/domain/audience"
import { shownAudienceTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { geoTypeOfAreas } from "@listwright/domain/geography"
import { type AudienceScreen, audienceScreens } from "./audienceScreens.ts"

/** Nothing of these has a screen yet, so whether there is some changes nothing. */
const exists = { quickPicks: false, audiencePropensities: false, lifestyles: false }

/**
 * The screens of the audience step for a list; that of quick picks where there are some, null while that is not known, and
 * that of saved counts only where the list combines some. spec: order-builder §2.4
 */
export const shownScreens = (
  { definition, listType }: Pick<Draft, "definition" | "listType">,
  flags: Pick<SiteConfiguration, "isEnableMultiCount" | "sources">,
  quickPicks: ReadonlyArray<QuickPickInFull> | null,
): ReadonlyArray<AudienceScreen> =>
  audienceScreens(
    shownAudienceTabs(
      listType,
      withQuickPicks(
        { geoType: geoTypeOfAreas(definition.areas), flags, userHasQuickPicks: false, exists },
        quickPicks ?? [],
      ),
    ),
  )
