import { toPricingOutput, type PricingElement, PriceFigures } from "@listwright/domain/pricing"
import { type Option, Schema } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** Returns an order's price fields before its tax is known. */
export const toOriginalPrice = (listType: number, priced: PriceFigures): OriginalOrder => {
  const output = toPricingOutput(listType, priced, "0.00")
  return {
    CostPrice: output.unitPrice,
    OrderCharge: output.orderCharge,
    MinElementsChargeApply: output.minimumElementsChargeApplies,
    LabelCharge: output.labelCharge,
    MinLabelChargeApply: output.minimumLabelChargeApplies,
    ShippingCharge: output.shippingCharge,
    ServiceCharge: output.serviceCharge,
    GeographyCharge: output.geographyCharge,
    MobilePackageCharge: output.mobilePackageCharge,
    GoodsCost: output.goodsCost,
    SubTotalCharge: output.subtotal,
    PromotionAmount: output.discount,
    PromotionPointType: output.promotionPointType,
    PromotionPointValue: output.promotionPointValue,
    MinOrderAmountApply: output.minimumOrderAmountApplies,
    TotalPretaxCost: output.totalBeforeTax,
    TotalEstmCost: output.estimatedCost,
    TotalEmailEstmCost: output.estimatedEmailCost,
    RetailCost: output.retailCost,
  }
}

/** Converts pricing elements to the original contract's format, in which null means no sub-elements. */
export const toOriginalElements = (
  elements: ReadonlyArray<PricingElement>,
): NonNullable<OriginalOrder["ElementsForPricing"]> =>
  elements.map(({ element, isAdditional, price, subElements = null }) => ({
    ElementName: element,
    IsAdditional: isAdditional,
    Price: price,
    SubColumnName: subElements,
  }))

const readFigures = Schema.decodeUnknownOption(PriceFigures)

/** Reads an order's price; none if any of its figures is missing. */
export const readOriginalPrice = (order: OriginalOrder): Option.Option<PriceFigures> =>
  readFigures({
    unitPrice: order.CostPrice,
    orderCharge: order.OrderCharge,
    minimumElementsChargeApplies: order.MinElementsChargeApply,
    labelCharge: order.LabelCharge,
    minimumLabelChargeApplies: order.MinLabelChargeApply,
    shippingCharge: order.ShippingCharge,
    serviceCharge: order.ServiceCharge,
    geographyCharge: order.GeographyCharge,
    mobilePackageCharge: order.MobilePackageCharge,
    goodsCost: order.GoodsCost,
    subtotal: order.SubTotalCharge,
    discount: order.PromotionAmount,
    promotionPointType: order.PromotionPointType ?? null,
    promotionPointValue: order.PromotionPointValue ?? null,
    minimumOrderAmountApplies: order.MinOrderAmountApply,
    totalBeforeTax: order.TotalPretaxCost,
  })
