import { renamedKeys } from "../storage/renamedKeys.ts"

/** Returns the SQL that gives the keys of a kept price our own names in place of those of the original contract. */
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
