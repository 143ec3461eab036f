import type { TabFlags } from "../account/SiteConfiguration.ts"
import { offersBreakdown } from "../catalogue/audienceTabs.ts"

/** The wording is ours. */
const NO_REPORTS = "This site does not offer breakdown and two-dimensional reports."

/**
 * Returns the reason that a site has no breakdown and two-dimensional reports of a source; null if it has them. Counts of
 * single attributes, which screens show beside their values, are no reports [ob6-tab-flags].
 */
export const reportsRefusal = (
  listType: number,
  site: Pick<TabFlags, "isDemoBreakdownEnabled">,
): string | null => {
  if (offersBreakdown(listType, site)) return null
  return site.isDemoBreakdownEnabled
    ? `Lists of type ${listType} have no attributes to report by.`
    : NO_REPORTS
}
