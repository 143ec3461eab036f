import type { SiteConfiguration } from "@listwright/domain/account"
import { kindsThatExist, withQuickPicks } from "@listwright/domain/audience"
import { type AudienceTab, shownAudienceTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { geoTypeOfAreas } from "@listwright/domain/geography"
import type { AudienceOffer } from "./AudienceOffer.ts"

/**
 * The tabs of the audience step for a list: that of saved counts only where the list combines some, those of quick
 * picks, propensities and interests only where there are some.
 */
export const shownTabs = (
  { definition, listType }: Pick<Draft, "definition" | "listType">,
  flags: Pick<SiteConfiguration, "isEnableMultiCount" | "sources">,
  { columns, quickPicks }: AudienceOffer,
): ReadonlyArray<AudienceTab> =>
  shownAudienceTabs(
    listType,
    withQuickPicks(
      {
        geoType: geoTypeOfAreas(definition.areas),
        flags,
        userHasQuickPicks: false,
        exists: { quickPicks: false, ...kindsThatExist(columns) },
      },
      quickPicks ?? [],
    ),
  )
