/** The list sources that a site offers, with their tabs and features. */

export { DEFAULT_LIST_TYPE, type ListType, type PasteType, type SourceKind } from "./catalogue/ListType.ts"
export { CARRIER_ROUTE_FOOTNOTE, unknownSourceNotice } from "./catalogue/Notices.ts"
export { allowedSources } from "./catalogue/allowedSources.ts"
export { AREA_MENU_LABEL, areaMenu, MAP_OPTIONS, STANDARD_OPTIONS } from "./catalogue/areaMenu.ts"
export { visibleAreaTabs } from "./catalogue/areaTabs.ts"
export {
  hasDemographicAndPhoneOptions,
  offersBreakdown,
  visibleAudienceTabs,
} from "./catalogue/audienceTabs.ts"
export { resolveOrderEntry } from "./catalogue/resolveOrderEntry.ts"
export { COUNT_LINK, DRAFT_PARAMETER, EDIT_SAVED_COUNT_LINK, orderLink } from "./catalogue/orderLinks.ts"
export { ALL_COLUMNS, OfferedColumns, offersColumn } from "./catalogue/OfferedColumns.ts"
export { OfferedSource, SourceRecords, Sources } from "./catalogue/OfferedSource.ts"
export { sourceRefusal } from "./catalogue/sourceRefusal.ts"
export { recordTerms } from "./catalogue/recordTerms.ts"
export { findSourcesByName } from "./catalogue/findSourcesByName.ts"
export {
  sourceDescription,
  DEFAULT_SOURCE_NAMING,
  sourceDisplayName,
  sourceShortCode,
  type SourceNaming,
} from "./catalogue/siteSources.ts"
export { resolveTab } from "./catalogue/resolveTab.ts"
export { offersMultipleAddresses } from "./catalogue/radiusModes.ts"
export { landingCards, type SourceCard } from "./catalogue/landingCards.ts"
export { LIST_TYPES, findListType, sourceTraits } from "./catalogue/listTypes.ts"
export { AREA_TABS, type AreaTab, AUDIENCE_TABS, type AudienceTab } from "./catalogue/tabs.ts"
export {
  UNIVERSE_NAMES,
  type UniverseName,
  findUniverseByNumber,
  findSourceUniverse,
  type UniverseRow,
  UNIVERSES,
} from "./catalogue/universes.ts"
export { sourceOutputFields } from "./catalogue/sourceOutputFields.ts"
