import { hasPart, type Part, partOfLink, PARTS, type SiteParts } from "@listwright/domain/parts"
import type { SiteContent } from "./SiteContent.ts"
import type { SiteFile } from "./SiteFile.ts"

/** Returns the parts that the settings of a site switch off [p6-parts]. */
export const partsOff = ({ parts }: Pick<SiteFile, "parts">): ReadonlyArray<Part> =>
  PARTS.filter((part) => !parts[part])

/** Returns the site's own pages without those of parts that it switched off. */
const linksOf = (links: SiteFile["links"], site: SiteParts): SiteFile["links"] =>
  Object.fromEntries(
    Object.entries(links).filter(([key]) => {
      const part = partOfLink(key)
      return part === null || hasPart(site, part)
    }),
  )

/** Returns the content of a site that its parts offer; that of a part which is off stays in its files. */
export const contentOfParts = ({
  rewards,
  servicePrices,
  settings,
  videos,
}: Pick<SiteContent, "rewards" | "servicePrices" | "settings" | "videos">) => {
  const site: SiteParts = { withoutParts: partsOff(settings) }
  return {
    links: linksOf(settings.links, site),
    rewards: hasPart(site, "rewards") ? rewards : { categories: [], gifts: [] },
    servicePrices: hasPart(site, "services") ? servicePrices : [],
    videos: hasPart(site, "videos") ? videos : { roles: [], categories: [] },
  }
}
