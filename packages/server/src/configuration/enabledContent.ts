import { hasLink, hasPart, type Part, PARTS, type SiteParts } from "@listwright/domain/parts"
import type { SiteContent } from "./SiteContent.ts"
import type { SiteFile } from "./SiteFile.ts"

/** Returns the parts that are switched off in a site's settings [p6-parts]. */
export const disabledParts = ({ parts }: Pick<SiteFile, "parts">): ReadonlyArray<Part> =>
  PARTS.filter((part) => !parts[part])

/** Returns the site's own pages, except for those that belong to parts that are switched off. */
const linksOf = (links: SiteFile["links"], site: SiteParts): SiteFile["links"] =>
  Object.fromEntries(Object.entries(links).filter(([key]) => hasLink(site, key)))

/**
 * Returns the content offered by a site's enabled parts; the content of a part that's switched off remains in its
 * files.
 */
export const enabledContent = ({
  rewards,
  servicePrices,
  settings,
  videos,
}: Pick<SiteContent, "rewards" | "servicePrices" | "settings" | "videos">) => {
  const site: SiteParts = { withoutParts: disabledParts(settings) }
  return {
    links: linksOf(settings.links, site),
    rewards: hasPart(site, "rewards") ? rewards : { categories: [], gifts: [] },
    servicePrices: hasPart(site, "services") ? servicePrices : [],
    videos: hasPart(site, "videos") ? videos : { roles: [], categories: [] },
  }
}
