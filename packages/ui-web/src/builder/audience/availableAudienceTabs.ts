import type { SiteConfiguration } from "@listwright/domain/account"
import { availableAttributeKinds, withQuickPicks } from "@listwright/domain/audience"
import { type AudienceTab, visibleAudienceTabs } from "@listwright/domain/catalog"
import type { Draft } from "@listwright/domain/drafts"
import { inferGeoType } from "@listwright/domain/geography"
import type { KnownAudienceOptions } from "./KnownAudienceOptions.ts"

/**
 * Returns the audience step's tabs for a list: saved counts only if the list combines some, and quick picks,
 * propensities, and interests only if there are any.
 */
export const availableAudienceTabs = (
  { definition, listType }: Pick<Draft, "definition" | "listType">,
  flags: Pick<SiteConfiguration, "combinesSavedLists" | "sources">,
  { columns, quickPicks }: KnownAudienceOptions,
): ReadonlyArray<AudienceTab> =>
  visibleAudienceTabs(
    listType,
    withQuickPicks(
      {
        geoType: inferGeoType(definition.areas),
        flags,
        userHasQuickPicks: false,
        exists: { quickPicks: false, ...availableAttributeKinds(columns) },
      },
      quickPicks ?? [],
    ),
  )
