/** The list sources that a site offers, with their tabs and features. */

export { DEFAULT_LIST_TYPE, type ListType, type PasteType, type SourceKind } from "./catalog/ListType.ts"
export { CARRIER_ROUTE_FOOTNOTE, unknownSourceNotice } from "./catalog/Notices.ts"
export { allowedSources } from "./catalog/allowedSources.ts"
export {
  AREA_MENU_LABEL,
  areaMenu,
  MAP_OPTIONS_HEADING,
  STANDARD_OPTIONS_HEADING,
} from "./catalog/areaMenu.ts"
export { visibleAreaTabs } from "./catalog/areaTabs.ts"
export {
  hasDemographicAndPhoneOptions,
  offersBreakdown,
  visibleAudienceTabs,
} from "./catalog/audienceTabs.ts"
export { resolveOrderEntry } from "./catalog/resolveOrderEntry.ts"
export { COUNT_LINK, DRAFT_PARAMETER, EDIT_SAVED_COUNT_LINK, orderLink } from "./catalog/orderLinks.ts"
export { ALL_COLUMNS, OfferedColumns, offersColumn } from "./catalog/OfferedColumns.ts"
export { OfferedSource, SourceRecords, Sources } from "./catalog/OfferedSource.ts"
export { sourceRefusal } from "./catalog/sourceRefusal.ts"
export { recordTerms } from "./catalog/recordTerms.ts"
export { findSourcesByName } from "./catalog/findSourcesByName.ts"
export {
  sourceDescription,
  DEFAULT_SOURCE_NAMING,
  sourceDisplayName,
  sourceShortCode,
  type SourceNaming,
} from "./catalog/siteSources.ts"
export { resolveTab } from "./catalog/resolveTab.ts"
export { offersMultipleAddresses } from "./catalog/radiusModes.ts"
export { landingCards, type SourceCard } from "./catalog/landingCards.ts"
export { LIST_TYPES, findListType, sourceTraits } from "./catalog/listTypes.ts"
export { AREA_TABS, type AreaTab, AUDIENCE_TABS, type AudienceTab } from "./catalog/tabs.ts"
export {
  UNIVERSE_NAMES,
  type UniverseName,
  findUniverseByNumber,
  findSourceUniverse,
  type UniverseRow,
  UNIVERSES,
} from "./catalog/universes.ts"
export { sourceOutputFields } from "./catalog/sourceOutputFields.ts"
