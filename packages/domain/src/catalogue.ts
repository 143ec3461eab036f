/** What a site offers: the sources of lists, their tabs and what each of them has. */

export { LIST_TYPES, listTypeOf, type SourceKind } from "./catalogue/ListType.ts"
export { CARRIER_ROUTE_FOOTNOTE, noSuchDataSource } from "./catalogue/Notices.ts"
export { allowedSources, DEFAULT_LIST_TYPE, displayName } from "./catalogue/allowedSources.ts"
export { areaMenu } from "./catalogue/areaMenu.ts"
export { shownAreaTabs } from "./catalogue/areaTabs.ts"
export { enterOrder, openTab } from "./catalogue/enterOrder.ts"
export { landingCards, type SourceCard } from "./catalogue/landingCards.ts"
export type { AreaTab, AudienceTab } from "./catalogue/tabs.ts"
export { hasDemographicAndPhoneOptions, offersExcel, usesCarrierRoutes } from "./catalogue/traits.ts"
