import type { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { category } from "../../format/columns/StoredColumn.ts"
import type { Weights } from "./Traits.ts"

/**
 * A flag: the share of people who have it if all traits are at their lowest, and the effect of each trait on that
 * share.
 */
export interface Flag {
  readonly column: keyof typeof LIFESTYLE_ATTRIBUTES
  readonly category: number
  readonly element: "Interests" | "Purchases" | "Donor"
  readonly base: number
  readonly weights: Weights
}

type Row = readonly [Flag["column"], base: number, Weights]

const { automotive, business, communications, general, investment, media } = category
const { nonProfit, packagedGoods, political, retail, technology, travel } = category

const rows = (of: number, element: Flag["element"], ...flags: ReadonlyArray<Row>): ReadonlyArray<Flag> =>
  flags.map(([column, base, weights]) => ({ column, category: of, element, base, weights }))

/** The flags of people's interests and purchases, in row order. */
export const FLAGS: ReadonlyArray<Flag> = [
  ...rows(
    general,
    "Interests",
    ["BOATING", 0.04, { income: 0.16, woman: -0.03, owner: 0.03, urban: -0.01 }],
    ["SKIING", 0.13, { income: 0.18, age: -0.12 }],
    ["TENNIS", 0.08, { income: 0.12, age: -0.06, urban: 0.02 }],
    ["CYCLING", 0.15, { income: 0.1, age: -0.1 }],
    ["HUNTING", 0.3, { woman: -0.14, urban: -0.15 }],
    ["FITNESS", 0.24, { income: 0.15, age: -0.08, woman: 0.06 }],
    ["WOODWORKING", 0.13, { woman: -0.11, age: 0.06 }],
    ["SEWING", 0.02, { woman: 0.16, age: 0.08 }],
    ["COLLECTIBLES", 0.07, { age: 0.08 }],
    ["HOMEDECOR", 0.07, { woman: 0.14, owner: 0.08 }],
    ["DOITYOURSELF", 0.12, { owner: 0.2, woman: -0.05 }],
  ),
  ...rows(
    automotive,
    "Interests",
    ["AUTOREPAIR", 0.24, { woman: -0.14, income: -0.08 }],
    ["MOTORSPORTS", 0.2, { woman: -0.09, urban: -0.08 }],
  ),
  ...rows(
    media,
    "Interests",
    ["STREAMING", 0.7, { age: -0.35, income: 0.05 }],
    ["PODCASTS", 0.34, { age: -0.25, income: 0.12 }],
    ["SPORTSONTV", 0.38, { woman: -0.15 }],
    ["CURRENTAFFAIRS", 0.14, { age: 0.3, income: 0.08 }],
  ),
  ...rows(
    travel,
    "Interests",
    ["THEATER", 0.05, { income: 0.18, urban: 0.06, woman: 0.03 }],
    ["CASINO", 0.14, { age: 0.07 }],
    ["THEMEPARKS", 0.1, { children: 0.3 }],
  ),
  ...rows(technology, "Interests", ["WEARABLES", 0.22, { income: 0.2, age: -0.16 }]),
  ...rows(nonProfit, "Interests", ["VOLUNTEER", 0.1, { income: 0.12, age: 0.06, woman: 0.04 }]),
  ...rows(political, "Donor", ["POLITICALDONOR", 0.02, { income: 0.1, age: 0.07 }]),
  ...rows(business, "Interests", ["OPPORTUNITYSEEKER", 0.13, { age: -0.06, income: -0.04 }]),
  ...rows(investment, "Interests", ["CRYPTOCURRENCY", 0.2, { income: 0.08, age: -0.15, woman: -0.05 }]),
  ...rows(communications, "Interests", ["PREPAIDWIRELESS", 0.32, { income: -0.24 }]),
  ...rows(
    packagedGoods,
    "Interests",
    ["ORGANICFOOD", 0.12, { income: 0.18, woman: 0.06, urban: 0.04 }],
    ["WINE", 0.09, { income: 0.26 }],
  ),
  ...rows(
    retail,
    "Purchases",
    ["WOMENSAPPAREL", 0.08, { woman: 0.42, income: 0.08 }],
    ["MENSAPPAREL", 0.38, { woman: -0.22, income: 0.08 }],
    ["CHILDRENSAPPAREL", 0.07, { children: 0.45, woman: 0.05 }],
    ["FOOTWEAR", 0.25, { income: 0.08, woman: 0.06 }],
    ["LUXURYGOODS", 0.01, { income: 0.2, urban: 0.03 }],
    ["ONLINESHOPPER", 0.72, { age: -0.25, income: 0.12 }],
    ["CATALOGSHOPPER", 0.1, { age: 0.25, woman: 0.06 }],
    ["SUBSCRIPTIONBOX", 0.16, { age: -0.12, income: 0.06, woman: 0.04 }],
    ["GIFTS", 0.16, { income: 0.12, age: 0.04 }],
  ),
  ...rows(
    packagedGoods,
    "Purchases",
    ["COSMETICS", 0.06, { woman: 0.38, age: -0.06 }],
    ["PETSUPPLIES", 0.26, { owner: 0.16, urban: -0.06 }],
    ["BABYPRODUCTS", 0.05, { children: 0.3, age: -0.05 }],
  ),
]
