import type { TabFlags } from "../account/SiteConfiguration.ts"
import { listTypeOf } from "./ListType.ts"

/**
 * The checkbox for a breakdown shows: the site has it on, and the source has attributes to break down by.
 * spec: order-builder §2.3, §6 [ob6-tab-flags]
 */
export const offersBreakdown = (listType: number, flags: Pick<TabFlags, "isDemoBreakdownEnabled">): boolean =>
  flags.isDemoBreakdownEnabled && (listTypeOf(listType)?.audienceTabs.includes("demoDemographics") ?? false)
