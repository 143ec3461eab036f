import type { SiteConfiguration } from "@listwright/domain/account"
import { kindsThatExist, withQuickPicks } from "@listwright/domain/audience"
import { type AudienceTab, shownAudienceTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { geoTypeOfAreas } from "@listwright/domain/geography"
import type { AudienceOffer } from "./AudienceOffer.ts"

/**
 * Returns the audience step's tabs for a list: saved counts only if the list combines some, and quick picks,
 * propensities, and interests only if there are any.
 */
export const shownTabs = (
  { definition, listType }: Pick<Draft, "definition" | "listType">,
  flags: Pick<SiteConfiguration, "combinesSavedLists" | "sources">,
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
