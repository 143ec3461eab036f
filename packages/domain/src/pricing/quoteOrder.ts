import { BigDecimal, Result } from "effect"
import { applyPromotion, type PromotionCap } from "../promotion/applyPromotion.ts"
import type { MinimumNotMet } from "../promotion/minimumPurchase.ts"
import { promotionTypes } from "../promotion/PromotionType.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { decimal, ZERO } from "../shared/Decimal.ts"
import { fixed, usd } from "../shared/fixed.ts"
import { cents } from "../shared/halfUp.ts"
import { goodsCost, labelCharge, NO_CHARGE, orderAmount, orderCharge, shippingCharge } from "./charges.ts"
import { COST_PRICE_DECIMALS, type CostPerRecord, costPerRecord } from "./costPerRecord.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"
import type { OrderToPrice } from "./OrderToPrice.ts"
import type { NoListUsage, NoPrice } from "./PricingErrors.ts"
import type { QuoteFigures } from "./Quotes.ts"

/** A priced order: the figures, and how they came about. */
export interface QuotedOrder {
  readonly order: OrderToPrice
  readonly figures: QuoteFigures
  /** Why the promotion counted for nothing; null when it did count, or there is none. */
  readonly notMet: MinimumNotMet | null
  /** null at quantity 0, where no record has a price. */
  readonly perRecord: CostPerRecord | null
}

const orNothing = (isEmpty: boolean, amount: BigDecimal.BigDecimal): BigDecimal.BigDecimal =>
  isEmpty ? ZERO : cents(amount)

/**
 * Prices an order, exactly: each line is rounded to cents once, half up, and computed from the rounded cost per record,
 * so what is shown is what is charged. At quantity 0 every line is 0 and no minimum applies.
 * spec: order-builder §9 (Price rules), golden.md pricing.quote
 */
export const quoteOrder = (
  list: IndexedPriceList,
  order: OrderToPrice,
  promotion: PromotionTerms | null,
  cap: PromotionCap,
): Result.Result<QuotedOrder, NoPrice | NoListUsage> => {
  if (order.quantity === 0) return Result.succeed(figuresOf(list, order, null, promotion, cap))
  return Result.map(costPerRecord(list, order), (cost) => figuresOf(list, order, cost, promotion, cap))
}

const figuresOf = (
  list: IndexedPriceList,
  order: OrderToPrice,
  perRecord: CostPerRecord | null,
  promotion: PromotionTerms | null,
  cap: PromotionCap,
): QuotedOrder => {
  const isEmpty = perRecord === null
  const costPrice = isEmpty ? ZERO : perRecord.costPrice
  const forOrder = isEmpty ? NO_CHARGE : orderCharge(list, costPrice, order.quantity)
  const forLabels = isEmpty ? NO_CHARGE : labelCharge(list, order.quantity, order.labelCount)
  const shipping = orNothing(isEmpty, shippingCharge(list, order.labelCount))
  const service = orNothing(isEmpty, list.serviceCharge)
  const geography = orNothing(isEmpty, decimal(order.GeographyCharge))
  const mobile = orNothing(isEmpty, decimal(order.MobilePackageCharge))
  const subTotal = BigDecimal.sumAll([
    forOrder.amount,
    forLabels.amount,
    shipping,
    service,
    geography,
    mobile,
  ])
  const beforePromotion = isEmpty ? NO_CHARGE : orderAmount(list, subTotal)
  const applied = applyPromotion(
    promotion,
    {
      quantity: order.quantity,
      costPrice,
      orderCharge: forOrder.amount,
      mobilePackageCharge: mobile,
      subTotalCharge: subTotal,
    },
    cap,
  )
  return {
    order,
    perRecord,
    notMet: applied.notMet,
    figures: {
      CostPrice: fixed(costPrice, COST_PRICE_DECIMALS),
      OrderCharge: usd(forOrder.amount),
      MinElementsChargeApply: forOrder.minimumApplies,
      LabelCharge: usd(forLabels.amount),
      MinLabelChargeApply: forLabels.minimumApplies,
      ShippingCharge: usd(shipping),
      ServiceCharge: usd(service),
      GeographyCharge: usd(geography),
      MobilePackageCharge: usd(mobile),
      GoodsCost: usd(goodsCost(list, forOrder.amount, forLabels.amount)),
      SubTotalCharge: usd(subTotal),
      PromotionAmount: usd(applied.amount),
      PromotionPointType: applied.points === null ? null : promotionTypes.encode(applied.points.type),
      PromotionPointValue: applied.points === null ? null : applied.points.value,
      MinOrderAmountApply: beforePromotion.minimumApplies,
      TotalPretaxCost: usd(BigDecimal.subtract(beforePromotion.amount, applied.amount)),
    },
  }
}
