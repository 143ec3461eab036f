import type { SiteConfiguration, TabFlags } from "../account/SiteConfiguration.ts"
import { findListType, sourceTraits } from "./listTypes.ts"
import type { GeoType } from "../definition/GeoType.ts"
import { isTabShown } from "./siteSources.ts"
import { AUDIENCE_TABS, type AudienceTab } from "./tabs.ts"

/** The state that determines, together with the source, which audience tabs are shown. */
export interface AudienceTabState {
  readonly geoType: GeoType
  readonly flags: Pick<SiteConfiguration, "combinesSavedLists" | "sources">
  readonly userHasQuickPicks: boolean
  /** The features that the server supports for the source. */
  readonly exists: {
    readonly quickPicks: boolean
    readonly audiencePropensities: boolean
    readonly lifestyles: boolean
  }
}

/**
 * Lists the audience tabs that a source shows, in order. Quick picks appear if the source or the user has any, but
 * never for a source that hides them. Propensities and lifestyles appear if the server has any, and saved counts appear
 * only when counted together (type 24). Tabs that the site disables never appear [ob6-tab-flags].
 */
export const visibleAudienceTabs = (
  listType: number,
  state: AudienceTabState,
): ReadonlyArray<AudienceTab> => {
  const source = findListType(listType)
  if (source === undefined) return []
  const isShown = (tab: AudienceTab): boolean => {
    const isOfSource = source.audienceTabs.includes(tab)
    switch (tab) {
      case "quickPicks":
        return !source.hidesQuickPicks && ((isOfSource && state.exists.quickPicks) || state.userHasQuickPicks)
      case "audiencePropensities":
        return isOfSource && state.exists.audiencePropensities
      case "intrestsPurchasing":
        return isOfSource && state.exists.lifestyles
      case "multiCount":
        return isOfSource && state.flags.combinesSavedLists && state.geoType === "multiCount"
      case "businessType":
      case "businessQuickPicks":
      case "search":
      case "residentOccupantList":
      case "demoDemographics":
      case "suppression":
        return isOfSource
    }
  }
  return AUDIENCE_TABS.filter((tab) => isShown(tab) && isTabShown(listType, tab, state.flags))
}

const hasDemographics = (listType: number): boolean =>
  findListType(listType)?.audienceTabs.includes("demoDemographics") ?? false

/** Returns whether the source offers both attributes and phone options, which makes the next step 'Poll Count'. */
export const hasDemographicAndPhoneOptions = (listType: number): boolean =>
  sourceTraits(listType).phones !== "none" && hasDemographics(listType)

/**
 * Returns whether to show the breakdown checkbox: the site has enabled it, and the source has attributes to break down
 * by [ob6-tab-flags].
 */
export const offersBreakdown = (listType: number, flags: Pick<TabFlags, "offersBreakdowns">): boolean =>
  flags.offersBreakdowns && hasDemographics(listType)
