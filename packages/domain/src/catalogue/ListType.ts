import { AREA_TABS, type AreaTab, type AudienceTab } from "./tabs.ts"

/** What the records of a source are. */
export type SourceKind =
  | "consumer"
  | "newMovers"
  | "business"
  | "saturation"
  | "occupant"
  | "residentOccupant"
  | "canadianConsumer"
  | "mobileConsumer"
  | "emailCampaign"

/** What may be pasted as areas of a source. */
export type PasteType = "zip" | "zip4" | "carrierRoute" | "postalCode"

/** A data source and what may be done with it. spec: order-builder §1, decisions (Catalogue) */
export interface ListType {
  readonly code: number
  readonly title: string
  /** 'CON10': three letters and the code. */
  readonly shortCode: string
  readonly kind: SourceKind
  readonly areaTabs: ReadonlyArray<AreaTab>
  readonly audienceTabs: ReadonlyArray<AudienceTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
}

const all: ReadonlyArray<AreaTab> = AREA_TABS
const occupantAreas: ReadonlyArray<AreaTab> = [
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

const consumerAudience: ReadonlyArray<AudienceTab> = [
  "quickPicks",
  "search",
  "demoDemographics",
  "audiencePropensities",
  "intrestsPurchasing",
  "suppression",
  "multiCount",
]
const newMoverAudience: ReadonlyArray<AudienceTab> = [
  "search",
  "demoDemographics",
  "suppression",
  "multiCount",
]
const businessAudience: ReadonlyArray<AudienceTab> = [
  "businessType",
  "businessQuickPicks",
  "quickPicks",
  "search",
  "demoDemographics",
  "suppression",
  "multiCount",
]

const withZip4: ReadonlyArray<PasteType> = ["zip", "zip4", "carrierRoute"]

const source = (
  code: number,
  title: string,
  letters: string,
  kind: SourceKind,
  areaTabs: ReadonlyArray<AreaTab>,
  audienceTabs: ReadonlyArray<AudienceTab>,
  pasteTypes: ReadonlyArray<PasteType> = withZip4,
): ListType => ({ code, title, shortCode: `${letters}${code}`, kind, areaTabs, audienceTabs, pasteTypes })

const consumer = (code: number, title: string): ListType =>
  source(code, title, "CON", "consumer", all, consumerAudience)
const business = (code: number, title: string): ListType =>
  source(code, title, "BUS", "business", all, businessAudience)
const newMover = (code: number, title: string, letters: string): ListType =>
  source(
    code,
    title,
    letters,
    "newMovers",
    all.filter((tab) => tab !== "Closex"),
    newMoverAudience,
  )

/** Every source that has a configuration, by code. 220 may be ordered by its code, yet has none: it leads to landing. */
export const LIST_TYPES: ReadonlyArray<ListType> = [
  consumer(10, "Consumer"),
  business(20, "Business"),
  newMover(30, "New Homeowners", "NHO"),
  newMover(40, "New Movers", "NMV"),
  source(
    50,
    "Occupant",
    "OCC",
    "saturation",
    occupantAreas,
    ["residentOccupantList"],
    ["zip", "carrierRoute"],
  ),
  newMover(60, "New Homeowner", "NHO"),
  consumer(70, "Consumer Mailing Leads"),
  consumer(80, "Consumer Credit Leads"),
  business(90, "Business"),
  source(
    100,
    "Canadian Consumer",
    "CAN",
    "canadianConsumer",
    ["zipPaste", "city", "state"],
    ["search", "demoDemographics", "suppression"],
    ["postalCode"],
  ),
  consumer(110, "Consumer"),
  business(120, "Business"),
  source(130, "Occupant", "OCC", "occupant", occupantAreas, ["demoDemographics"]),
  source(140, "Resident Occupant", "OCC", "residentOccupant", occupantAreas, [
    "residentOccupantList",
    "demoDemographics",
  ]),
  consumer(150, "Consumer"),
  business(160, "Business"),
  business(170, "Business"),
  business(180, "Business"),
  source(190, "Mobile Consumer Advertising", "MOB", "mobileConsumer", all, consumerAudience, ["zip", "zip4"]),
  source(200, "Consumer Email Campaign", "EML", "emailCampaign", all, consumerAudience),
  source(210, "Business Email Campaign", "EML", "emailCampaign", all, businessAudience),
  consumer(250, "New Consumer"),
  business(260, "New Business"),
  source(
    270,
    "Consumer Digital Media",
    "CON",
    "consumer",
    all,
    consumerAudience.filter((tab) => tab !== "quickPicks"),
  ),
]

const byCode = new Map(LIST_TYPES.map((listType) => [listType.code, listType]))

/** undefined: the source is unknown, or has no configuration. */
export const listTypeOf = (code: number): ListType | undefined => byCode.get(code)
