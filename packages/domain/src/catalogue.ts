/** The list sources that a site offers, with their tabs and features. */

export { DEFAULT_LIST_TYPE, type ListType, type PasteType, type SourceKind } from "./catalogue/ListType.ts"
export { CARRIER_ROUTE_FOOTNOTE, noSuchDataSource } from "./catalogue/Notices.ts"
export { allowedSources } from "./catalogue/allowedSources.ts"
export { AREA_MENU_LABEL, areaMenu, MAP_OPTIONS, STANDARD_OPTIONS } from "./catalogue/areaMenu.ts"
export { shownAreaTabs } from "./catalogue/areaTabs.ts"
export {
  hasDemographicAndPhoneOptions,
  offersBreakdown,
  shownAudienceTabs,
} from "./catalogue/audienceTabs.ts"
export { enterOrder } from "./catalogue/enterOrder.ts"
export { COUNT_LINK, DRAFT_PARAMETER, EDIT_SAVED_COUNT_LINK, orderLink } from "./catalogue/orderLinks.ts"
export { ALL_COLUMNS, OfferedColumns, offersColumn } from "./catalogue/OfferedColumns.ts"
export { OfferedSource, SourceRecords, Sources } from "./catalogue/OfferedSource.ts"
export { sourceRefusal } from "./catalogue/sourceRefusal.ts"
export { recordWords } from "./catalogue/recordWords.ts"
export { sourcesNamed } from "./catalogue/sourcesNamed.ts"
export {
  aboutSource,
  AS_IN_CATALOG,
  displayName,
  shortCodeOf,
  type SourceNaming,
} from "./catalogue/siteSources.ts"
export { openTab } from "./catalogue/openTab.ts"
export { offersSeveralAddresses } from "./catalogue/radiusModes.ts"
export { landingCards, type SourceCard } from "./catalogue/landingCards.ts"
export { LIST_TYPES, listTypeOf, traitsOf } from "./catalogue/listTypes.ts"
export { AREA_TABS, type AreaTab, AUDIENCE_TABS, type AudienceTab } from "./catalogue/tabs.ts"
export {
  UNIVERSE_NAMES,
  type UniverseName,
  universeNumbered,
  universeOf,
  type UniverseRow,
  UNIVERSES,
} from "./catalogue/universes.ts"
export { outputFieldsOf } from "./catalogue/outputFieldsOf.ts"
