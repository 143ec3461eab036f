/** The area tabs, as routes call them, in the order of the menus. */
export const AREA_TABS = [
  "zip",
  "zipRange",
  "zipPaste",
  "zipSelectMap",
  "radius",
  "Closex",
  "polygon",
  "city",
  "county",
  "state",
  "stateMap",
  "stateList",
  "metroArea",
  "congressionalDistrict",
  "SCFCode",
  "moreArea",
  "totalUSA",
] as const
export type AreaTab = (typeof AREA_TABS)[number]

/** The tabs of the group MAP OPTIONS; all others are STANDARD OPTIONS. */
export const MAP_TABS: ReadonlyArray<AreaTab> = ["polygon", "zipSelectMap", "stateMap"]

/** The audience tabs, as routes call them, in the order of every source's menu. */
export const AUDIENCE_TABS = [
  "businessType",
  "businessQuickPicks",
  "quickPicks",
  "search",
  "residentOccupantList",
  "demoDemographics",
  "audiencePropensities",
  "intrestsPurchasing",
  "suppression",
  "multiCount",
] as const
export type AudienceTab = (typeof AUDIENCE_TABS)[number]
