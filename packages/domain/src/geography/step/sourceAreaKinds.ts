import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { type AreaTabFlags, visibleAreaTabs } from "../../catalog/areaTabs.ts"
import { findListType } from "../../catalog/listTypes.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import { ALL_AREA_KINDS, AREA_KIND_RULES } from "./areaKindRules.ts"

/** The site settings that determine which areas a list can contain. */
export type AreaSwitches = AreaTabFlags &
  Pick<SiteConfiguration, "combinesSavedLists" | "takesSeveralAddresses">

/** The settings of a site that offers everything that the catalog offers for each source. */
export const ALL_AREAS_ENABLED: AreaSwitches = {
  offersZipPaste: true,
  combinesSavedLists: true,
  mixesAreaKinds: true,
  takesSeveralAddresses: true,
  sources: [],
}

/**
 * Lists the area kinds that a site offers for a source, based on the tabs shown there and the source's paste types;
 * empty for an unknown source. Source 50 has no ZIP+4 [ob5-paste-types] [ob6-tab-flags].
 */
export const sourceAreaKinds = (listType: number, site: AreaSwitches): ReadonlyArray<AreaKind> => {
  const source = findListType(listType)
  if (source === undefined) return []
  const offer = {
    tabs: visibleAreaTabs(listType, site),
    pasteTypes: source.pasteTypes,
    takesSeveralAddresses: site.takesSeveralAddresses,
    combinesSavedCounts: site.combinesSavedLists && source.audienceTabs.includes("multiCount"),
  }
  return ALL_AREA_KINDS.filter((kind) => AREA_KIND_RULES[kind].isOffered(offer))
}
