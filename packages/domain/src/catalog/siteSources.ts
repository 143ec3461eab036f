import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import type { SiteSource } from "../account/SiteSource.ts"
import { chosenReading, occupantNameReading } from "../shared/readings.ts"
import { findListType } from "./listTypes.ts"
import type { AreaTab, AudienceTab } from "./tabs.ts"

/** The site settings that determine its sources and their names. */
export type SourceNaming = Pick<SiteConfiguration, "readings" | "sources">

/** The site settings that use the catalog's names for all sources. */
export const DEFAULT_SOURCE_NAMING: SourceNaming = { readings: {}, sources: [] }

const chosenFor = (listType: number, sources: ReadonlyArray<SiteSource>): SiteSource | undefined =>
  sources.find((one) => one.listType === listType)

/**
 * Returns a source's display name: the site's own or, if it has none, the catalog's, in which a reading determines the
 * names of occupant sources.
 */
export const sourceDisplayName = (listType: number, site: SourceNaming): string => {
  const chosen = chosenFor(listType, site.sources)?.title
  if (chosen !== undefined) return chosen
  const source = findListType(listType)
  if (source === undefined) return `List type ${listType}`
  if (source.occupantName === null) return source.title
  const reading = chosenReading(occupantNameReading, site.readings)
  return reading === "bySource" ? source.occupantName : reading
}

/** Returns the site's own description of a source; undefined if its kind's description applies. */
export const sourceDescription = (
  listType: number,
  { sources }: Pick<SiteConfiguration, "sources">,
): string | undefined => chosenFor(listType, sources)?.about

/**
 * Returns a source's short code: the site's own, otherwise the catalog's, or the list type's number if the source has
 * no configuration.
 */
export const sourceShortCode = (listType: number, { sources }: Pick<SiteConfiguration, "sources">): string =>
  chosenFor(listType, sources)?.shortCode ?? findListType(listType)?.shortCode ?? String(listType)

/** Returns whether the site shows a tab that the source has. */
export const isTabShown = (
  listType: number,
  tab: AreaTab | AudienceTab,
  { sources }: Pick<SiteConfiguration, "sources">,
): boolean => chosenFor(listType, sources)?.withoutTabs?.includes(tab) !== true
