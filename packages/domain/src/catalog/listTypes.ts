import type { ListType, SourceTraits } from "./ListType.ts"
import {
  BUSINESS,
  BUSINESS_EMAIL,
  CANADIAN_CONSUMER,
  CONSUMER,
  CONSUMER_EMAIL,
  MOBILE_CONSUMER,
  NEW_MOVERS,
  OCCUPANT,
  DEFAULT_TRAITS,
  RESIDENT_OCCUPANT,
  SATURATION,
} from "./sourceKinds.ts"

/** Returns a source's code, title, and short code: three letters and the code, such as 'CON10'. */
const named = <Code extends number>(code: Code, title: string, letters: string) => ({
  code,
  title,
  shortCode: `${letters}${code}`,
})

/**
 * Every source with a configuration, by code: the settings of its kind, then its own. To add a source, add a row here.
 * 220 can be ordered by code but has no configuration, so it leads to the landing page.
 */
export const LIST_TYPES: ReadonlyArray<ListType> = [
  {
    ...CONSUMER,
    ...named(10, "Consumer", "CON"),
    cardPlace: "first",
    suppressesByFile: true,
    offersContactMe: true,
  },
  { ...BUSINESS, ...named(20, "Business", "BUS") },
  { ...NEW_MOVERS, ...named(30, "New Homeowners", "NHO") },
  { ...NEW_MOVERS, ...named(40, "New Movers", "NMV") },
  {
    ...SATURATION,
    ...named(50, "Occupant", "OCC"),
    cardPlace: "last",
    occupantName: "Saturation",
    offersStateLines: false,
  },
  { ...NEW_MOVERS, ...named(60, "New Homeowner", "NHO") },
  { ...CONSUMER, ...named(70, "Consumer Mailing Leads", "CON") },
  { ...CONSUMER, ...named(80, "Consumer Credit Leads", "CON") },
  { ...BUSINESS, ...named(90, "Business", "BUS") },
  { ...CANADIAN_CONSUMER, ...named(100, "Canadian Consumer", "CAN") },
  { ...CONSUMER, ...named(110, "Consumer", "CON"), hasSingleRowGeography: true },
  { ...BUSINESS, ...named(120, "Business", "BUS"), hasSingleRowGeography: true },
  {
    ...OCCUPANT,
    ...named(130, "Occupant", "OCC"),
    cardPlace: "nextFeatured",
    occupantName: "Occupant/Saturation",
    phones: "excluded",
  },
  { ...RESIDENT_OCCUPANT, ...named(140, "Resident Occupant", "OCC") },
  { ...CONSUMER, ...named(150, "Consumer", "CON"), offersStateLines: false },
  { ...BUSINESS, ...named(160, "Business", "BUS"), offersStateLines: false },
  { ...BUSINESS, ...named(170, "Business", "BUS"), cardPlace: "second" },
  { ...BUSINESS, ...named(180, "Business", "BUS") },
  { ...MOBILE_CONSUMER, ...named(190, "Mobile Consumer Advertising", "MOB") },
  { ...CONSUMER_EMAIL, ...named(200, "Consumer Email Campaign", "EML") },
  { ...BUSINESS_EMAIL, ...named(210, "Business Email Campaign", "EML") },
  { ...CONSUMER, ...named(250, "New Consumer", "CON"), offersStateLines: false },
  {
    ...BUSINESS,
    ...named(260, "New Business", "BUS"),
    cardPlace: "featured",
    offersStateLines: false,
    hasEmailOption: true,
  },
  {
    ...CONSUMER,
    ...named(270, "Consumer Digital Media", "CON"),
    audienceTabs: CONSUMER.audienceTabs.filter((tab) => tab !== "quickPicks"),
    ordering: "byReading",
    hidesQuickPicks: true,
    usesMedia: true,
    offersExcel: false,
  },
]

const byCode = new Map(LIST_TYPES.map((listType) => [listType.code, listType]))

/** Returns the source with this code; undefined if it's unknown or has no configuration. */
export const findListType = (code: number): ListType | undefined => byCode.get(code)

/** Returns a source's traits; the defaults for an unknown source. */
export const sourceTraits = (code: number): SourceTraits => byCode.get(code) ?? DEFAULT_TRAITS
