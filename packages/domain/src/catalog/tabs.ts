/** The area tabs, by route name, in menu order. */
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

/** The tabs in the MAP OPTIONS group; all others are in STANDARD OPTIONS. */
export const MAP_TABS: ReadonlyArray<AreaTab> = ["polygon", "zipSelectMap", "stateMap"]

/** The audience tabs, by route name, in the order of every source's menu. */
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
