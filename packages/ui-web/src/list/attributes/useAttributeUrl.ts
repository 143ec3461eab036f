import type { SiteConfiguration } from "@listwright/domain/account"
import { attributeTab, type Attribute, availableAttributeKinds } from "@listwright/domain/audience"
import { visibleAudienceTabs } from "@listwright/domain/catalog"
import { useSession } from "../../app/session.ts"
import { attributeAnchor } from "./anchors.ts"
import { useKnownAttributes } from "./useAttributes.ts"

/**
 * Returns the URL for choosing an attribute of a source. `columns` are the source's attributes with their values, if
 * known.
 */
export const attributeUrl = (
  listType: number,
  site: Pick<SiteConfiguration, "combinesSavedLists" | "sources">,
  columns: ReadonlyArray<Attribute> | null,
  code: string,
): string => {
  const shown = visibleAudienceTabs(listType, {
    geoType: "zip",
    flags: site,
    userHasQuickPicks: false,
    exists: { quickPicks: false, ...availableAttributeKinds(columns) },
  })
  const column = columns?.find((known) => known.column === code)
  const tab = column === undefined ? "demoDemographics" : attributeTab(column, shown)
  return `/order/${listType}/demo/${tab}#${attributeAnchor(code)}`
}

/** Returns a function that returns the URL of a source's attribute: a path with a part after '#'. */
export const useAttributeUrl = (listType: number): ((code: string) => string) => {
  const { site } = useSession()
  const { columns } = useKnownAttributes(listType)
  return (code) => attributeUrl(listType, site, columns, code)
}
