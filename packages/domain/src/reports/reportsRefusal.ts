import type { TabFlags } from "../account/SiteConfiguration.ts"
import { offersBreakdown } from "../catalog/audienceTabs.ts"

/** The message for a site without reports; the wording is ours. */
const NO_REPORTS = "This site doesn't offer breakdown or two-dimensional reports."

/**
 * Returns the reason why a site has no breakdown or two-dimensional reports for a source; null if it has them. Counts
 * of single attributes, which screens show next to their values, don't count as reports [ob6-tab-flags].
 */
export const reportsRefusal = (listType: number, site: Pick<TabFlags, "offersBreakdowns">): string | null => {
  if (offersBreakdown(listType, site)) return null
  return site.offersBreakdowns ? `Lists of type ${listType} have no attributes to report on.` : NO_REPORTS
}
