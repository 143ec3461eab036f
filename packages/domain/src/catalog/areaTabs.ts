import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import { findListType } from "./listTypes.ts"
import { isTabShown } from "./siteSources.ts"
import type { AreaTab } from "./tabs.ts"

/** The site settings that determine which area tabs are shown. */
export type AreaTabFlags = Pick<SiteConfiguration, "offersZipPaste" | "mixesAreaKinds" | "sources">

/**
 * Lists the area tabs that a source shows on this site, in order; empty for a source without a configuration
 * [ob6-tab-flags].
 */
export const visibleAreaTabs = (listType: number, flags: AreaTabFlags): ReadonlyArray<AreaTab> =>
  (findListType(listType)?.areaTabs ?? []).filter(
    (tab) =>
      (tab !== "zipPaste" || flags.offersZipPaste) &&
      (tab !== "moreArea" || flags.mixesAreaKinds) &&
      isTabShown(listType, tab, flags),
  )
