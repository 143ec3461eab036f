import { renameJsonKeys } from "../storage/renameJsonKeys.ts"

/** Returns the SQL that replaces original-contract names with our own in a stored price's keys. */
export const renamePriceKeys = (column: string): string =>
  renameJsonKeys(column, {
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
    costPrice: "unitPrice",
    totalPretaxCost: "totalBeforeTax",
    MinPurAmount: "spend",
    MinPurQty: "records",
  })
