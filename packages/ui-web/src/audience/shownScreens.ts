import type { SiteConfiguration } from "@listwright/domain/account"
import { type DemoColumn, kindsThatExist } from "@listwright/domain/audience"
import { shownAudienceTabs } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { geoTypeOfAreas } from "@listwright/domain/geography"
import { type AudienceScreen, audienceScreens } from "./audienceScreens.ts"

/**
 * The screens of the audience step for a list; that of saved counts only where the list combines some, those of propensities and
 * interests only where the source has such attributes. `columns`: all of the source with their values; null: not known.
 * spec: order-builder §2.4
 */
export const shownScreens = (
  { definition, listType }: Pick<Draft, "definition" | "listType">,
  flags: Pick<SiteConfiguration, "isEnableMultiCount" | "sources">,
  columns: ReadonlyArray<DemoColumn> | null,
): ReadonlyArray<AudienceScreen> =>
  audienceScreens(
    shownAudienceTabs(listType, {
      geoType: geoTypeOfAreas(definition.areas),
      flags,
      userHasQuickPicks: false,
      exists: { quickPicks: false, ...kindsThatExist(columns) },
    }),
  )
