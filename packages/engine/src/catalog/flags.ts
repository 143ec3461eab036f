import type { LIFESTYLE_ATTRIBUTES } from "@listwright/domain/glossary"
import { category } from "../format/columns/StoredColumn.ts"

/** A yes/no attribute of a person's interests, purchases, or donations. */
export interface Flag {
  readonly column: keyof typeof LIFESTYLE_ATTRIBUTES
  readonly category: number
  readonly element: "Interests" | "Purchases" | "Donor"
}

const rows = <Column extends Flag["column"]>(
  of: number,
  element: Flag["element"],
  ...columns: ReadonlyArray<Column>
) => columns.map((column) => ({ column, category: of, element }))

/** The flags of people's interests and purchases, in row order. */
export const FLAGS = [
  ...rows(
    category.general,
    "Interests",
    "BOATING",
    "SKIING",
    "TENNIS",
    "CYCLING",
    "HUNTING",
    "FITNESS",
    "WOODWORKING",
    "SEWING",
    "COLLECTIBLES",
    "HOMEDECOR",
    "DOITYOURSELF",
  ),
  ...rows(category.automotive, "Interests", "AUTOREPAIR", "MOTORSPORTS"),
  ...rows(category.media, "Interests", "STREAMING", "PODCASTS", "SPORTSONTV", "CURRENTAFFAIRS"),
  ...rows(category.travel, "Interests", "THEATER", "CASINO", "THEMEPARKS"),
  ...rows(category.technology, "Interests", "WEARABLES"),
  ...rows(category.nonProfit, "Interests", "VOLUNTEER"),
  ...rows(category.political, "Donor", "POLITICALDONOR"),
  ...rows(category.business, "Interests", "OPPORTUNITYSEEKER"),
  ...rows(category.investment, "Interests", "CRYPTOCURRENCY"),
  ...rows(category.communications, "Interests", "PREPAIDWIRELESS"),
  ...rows(category.packagedGoods, "Interests", "ORGANICFOOD", "WINE"),
  ...rows(
    category.retail,
    "Purchases",
    "WOMENSAPPAREL",
    "MENSAPPAREL",
    "CHILDRENSAPPAREL",
    "FOOTWEAR",
    "LUXURYGOODS",
    "ONLINESHOPPER",
    "CATALOGSHOPPER",
    "SUBSCRIPTIONBOX",
    "GIFTS",
  ),
  ...rows(category.packagedGoods, "Purchases", "COSMETICS", "PETSUPPLIES", "BABYPRODUCTS"),
] satisfies ReadonlyArray<Flag>

/** A column of `FLAGS`. */
export type FlagColumn = (typeof FLAGS)[number]["column"]
