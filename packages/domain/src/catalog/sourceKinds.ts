import type { ListType, PasteType, SourceTraits } from "./ListType.ts"
import { AREA_TABS, type AreaTab, type AudienceTab } from "./tabs.ts"

/** The default traits of a source, also used for a source without a configuration. */
export const DEFAULT_TRAITS: SourceTraits = {
  ordering: "allowed",
  cardPlace: "other",
  occupantName: null,
  country: "US",
  phones: "all",
  hasEmailOption: false,
  isEmailCampaign: false,
  usesIndustryCodes: false,
  hasSingleRowGeography: false,
  offersStateLines: true,
  usesCarrierRoutes: false,
  carrierRouteDetails: "none",
  countsDwellings: false,
  takesEveryAddress: false,
  asksOccupantOptions: false,
  suppressesByFile: false,
  hidesQuickPicks: false,
  skipsPriceCalculation: false,
  offersContactMe: false,
  usesMedia: false,
  offersExcel: true,
}

/** The settings shared by all sources of a kind. */
type KindRow = Omit<ListType, "code" | "title" | "shortCode">

const WITH_ZIP4: ReadonlyArray<PasteType> = ["zip", "zip4", "carrierRoute"]

const OCCUPANT_AREAS: ReadonlyArray<AreaTab> = [
  "zip",
  "zipRange",
  "zipPaste",
  "zipSelectMap",
  "radius",
  "polygon",
  "city",
  "county",
  "state",
  "SCFCode",
]

const BUSINESS_TABS: ReadonlyArray<AudienceTab> = [
  "businessType",
  "businessQuickPicks",
  "quickPicks",
  "search",
  "demoDemographics",
  "suppression",
  "multiCount",
]

/** The settings for sources of people at home. */
export const CONSUMER: KindRow = {
  ...DEFAULT_TRAITS,
  kind: "consumer",
  universe: "consumer",
  areaTabs: AREA_TABS,
  audienceTabs: [
    "quickPicks",
    "search",
    "demoDemographics",
    "audiencePropensities",
    "intrestsPurchasing",
    "suppression",
    "multiCount",
  ],
  pasteTypes: WITH_ZIP4,
}

/** The settings for sources of companies. */
export const BUSINESS: KindRow = {
  ...CONSUMER,
  kind: "business",
  universe: "business",
  audienceTabs: BUSINESS_TABS,
  usesIndustryCodes: true,
}

/** The settings for sources of people who moved or bought a home. */
export const NEW_MOVERS: KindRow = {
  ...CONSUMER,
  kind: "newMovers",
  universe: "movers",
  areaTabs: AREA_TABS.filter((tab) => tab !== "Closex"),
  audienceTabs: ["search", "demoDemographics", "suppression", "multiCount"],
}

/** The settings for sources of addresses in an area, by carrier route. */
export const OCCUPANT: KindRow = {
  ...CONSUMER,
  kind: "occupant",
  universe: "occupant",
  areaTabs: OCCUPANT_AREAS,
  audienceTabs: ["demoDemographics"],
  usesCarrierRoutes: true,
  carrierRouteDetails: "ofZipAreas",
}

/** The occupant settings with a choice between residents and occupants. */
export const RESIDENT_OCCUPANT: KindRow = {
  ...OCCUPANT,
  kind: "residentOccupant",
  audienceTabs: ["residentOccupantList", "demoDemographics"],
  asksOccupantOptions: true,
}

/** The settings for sources of every address on the carrier routes, addressed to Current Resident or Occupant. */
export const SATURATION: KindRow = {
  ...RESIDENT_OCCUPANT,
  kind: "saturation",
  audienceTabs: ["residentOccupantList"],
  pasteTypes: ["zip", "carrierRoute"],
  carrierRouteDetails: "ofEveryArea",
  countsDwellings: true,
  takesEveryAddress: true,
}

/** The settings for sources of people at home in Canada, by postal code. */
export const CANADIAN_CONSUMER: KindRow = {
  ...CONSUMER,
  kind: "canadianConsumer",
  universe: "canadianConsumer",
  areaTabs: ["zipPaste", "city", "state"],
  audienceTabs: ["search", "demoDemographics", "suppression"],
  pasteTypes: ["postalCode"],
  country: "CA",
}

/** The settings for sources of people reached on their phones, without carrier routes. */
export const MOBILE_CONSUMER: KindRow = {
  ...CONSUMER,
  kind: "mobileConsumer",
  pasteTypes: ["zip", "zip4"],
  skipsPriceCalculation: true,
}

/** The settings for email campaigns to people at home. Delivered files contain no email addresses. */
export const CONSUMER_EMAIL: KindRow = {
  ...CONSUMER,
  kind: "emailCampaign",
  isEmailCampaign: true,
  phones: "none",
}

/** The settings for email campaigns to companies. */
export const BUSINESS_EMAIL: KindRow = {
  ...CONSUMER_EMAIL,
  universe: "business",
  audienceTabs: BUSINESS_TABS,
  usesIndustryCodes: true,
}
