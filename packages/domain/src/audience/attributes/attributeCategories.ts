import { codes } from "../../shared/Codes.ts"

/** The groups that attributes are listed in. */
export const attributeCategories = codes({
  general: 3,
  healthCare: 4,
  insurance: 5,
  investmentServices: 6,
  media: 7,
  nonProfit: 8,
  political: 9,
  retail: 10,
  travelEntertainment: 12,
  technology: 13,
  communications: 14,
  consumerPackagedGoods: 15,
  business: 16,
  financialServices: 17,
  automotive: 18,
  creditCard: 19,
})
export type AttributeCategory = (typeof attributeCategories.names)[number]

/** Returns the display name of a category. */
export const attributeCategoryName = (category: AttributeCategory): string => {
  switch (category) {
    case "general":
      return "General"
    case "healthCare":
      return "Health Care"
    case "insurance":
      return "Insurance"
    case "investmentServices":
      return "Investment Services"
    case "media":
      return "Media"
    case "nonProfit":
      return "Non-Profit"
    case "political":
      return "Political"
    case "retail":
      return "Retail"
    case "travelEntertainment":
      return "Travel Entertainment"
    case "technology":
      return "Technology"
    case "communications":
      return "Communications"
    case "consumerPackagedGoods":
      return "Consumer Packaged Goods"
    case "business":
      return "Business"
    case "financialServices":
      return "Financial Services"
    case "automotive":
      return "Automotive"
    case "creditCard":
      return "Credit Card"
  }
}

/** The origin of a selected demo. */
export type CriterionOrigin =
  | "quickPick"
  | "general"
  | "businessTypeAdded"
  | "businessQuickPick"
  | "businessTypeOmitted"
  | "siteQuickPick"

/** The codes for the origin of a selected demo in an order. */
export const criterionOrigins = codes<CriterionOrigin>({
  quickPick: 2,
  general: 3,
  businessTypeAdded: 4,
  businessQuickPick: 5,
  businessTypeOmitted: 6,
  siteQuickPick: 7,
})
