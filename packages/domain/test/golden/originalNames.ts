import type { Rule } from "./Rule.ts"

/** The fields that golden files give and expect under the names of the original contract, and their names here. */
const SAID = {
  CostPrice: "unitPrice",
  OrderCharge: "orderCharge",
  MinElementsChargeApply: "minimumElementsChargeApplies",
  LabelCharge: "labelCharge",
  MinLabelChargeApply: "minimumLabelChargeApplies",
  ShippingCharge: "shippingCharge",
  ServiceCharge: "serviceCharge",
  GeographyCharge: "geographyCharge",
  MobilePackageCharge: "mobilePackageCharge",
  GoodsCost: "goodsCost",
  SubTotalCharge: "subtotal",
  PromotionAmount: "discount",
  PromotionPointType: "promotionPointType",
  PromotionPointValue: "promotionPointValue",
  MinOrderAmountApply: "minimumOrderAmountApplies",
  TotalPretaxCost: "totalBeforeTax",
  ListUsage: "listUsage",
} as const

/** Names that occur only in the inputs of golden files. */
const GIVEN = {
  ElementsPrices: "elementPrices",
  PriceName: "element",
  Lbound: "from",
  Ubound: "to",
  Price1: "price",
  Price2: "secondPrice",
  LabelPrices: "labelPrices",
  BasePrice: "perRecord",
  FirstLabelShipping: "firstSetShipping",
  AdditionalLabelShipping: "additionalSetShipping",
  ListMultiplePrice: "usages",
  MultipleId: "listUsage",
  Multiple: "multiple",
  Desc: "description",
  MinElementsCharge: "minimumElementsCharge",
  MinLabelCharge: "minimumLabelCharge",
  MaxCostOfGoodPrice: "maximumGoodsCost",
  MinOrderAmount: "minimumOrderAmount",
  CalculatePriceMethod: "usageMultiplies",
  MapBasePrice: "mapBasePrice",
  MapMinPrice: "mapMinimumElementsCharge",
  ColumnPrices: "mapElementPrices",
  ColumnName: "element",
  MapColumnPrice: "price",
  MapColumnPrice2: "secondPrice",
  ElementName: "element",
  IsAdditional: "isAdditional",
  ListType: "listType",
  GeoType: "geoType",
  PromotionType: "type",
  PromotionValue: "value",
  PromotionBalance: "balance",
  MinPurAmountType: "minimumType",
  MinPurAmount: "minimumSpend",
  MinPurQty: "minimumRecords",
} as const

const OURS = new Map<string, string>(Object.entries({ ...SAID, ...GIVEN }))
const THEIRS = new Map<string, string>(Object.entries(SAID).map(([theirs, ours]) => [ours, theirs]))

const renamed = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, field]) => [names.get(key) ?? key, renamed(field, names)]),
      )
    : value
}

/** Makes a rule for golden files, which have the names of the original contract, of one that has ours. */
export const inOriginalNames =
  (rule: Rule): Rule =>
  (given) =>
    renamed(rule(renamed(given, OURS)), THEIRS)
