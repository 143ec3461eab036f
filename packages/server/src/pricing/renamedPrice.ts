import { renamedKeys } from "../storage/renamedKeys.ts"

/** Returns the SQL that replaces original-contract names with our own in a stored price's keys. */
export const renamedPrice = (column: string): string =>
  renamedKeys(column, {
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
