import { Result, Schema } from "effect"
import { indexPriceList } from "../../../src/pricing/price-list/IndexedPriceList.ts"
import { PricingInput } from "../../../src/pricing/PricingInput.ts"
import { PriceList } from "../../../src/pricing/price-list/PriceList.ts"
import { priceOrder } from "../../../src/pricing/price/priceOrder.ts"
import { applyPromotion } from "../../../src/promotion/applyPromotion.ts"
import { PromotionTerms, promotionTypes } from "../../../src/promotion/Promotion.ts"
import { promotionCapReading } from "../../../src/shared/readings.ts"
import { toPromotionReadings } from "../../../src/promotion/PromotionReadings.ts"
import { Decimal, decimal, usd } from "../../../src/shared/Decimal.ts"
import { inOriginalNames } from "../originalNames.ts"
import { AorB, option, rule, type Rule } from "../Rule.ts"

const { Struct, Int, NullOr, optionalKey } = Schema

export const moneyRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "pricing.quote",
    inOriginalNames(
      rule(
        Struct({ priceList: PriceList, order: PricingInput, promotion: NullOr(PromotionTerms) }),
        ({ priceList, order, promotion }) =>
          Result.match(priceOrder(indexPriceList(priceList), order, promotion, toPromotionReadings({})), {
            onSuccess: ({ figures, notMet }) => ({
              value: notMet === null ? figures : { ...figures, notMet },
            }),
            onFailure: (refused) =>
              refused._tag === "NoPrice"
                ? { error: "no price", element: refused.element }
                : { error: "no list usage", listUsage: refused.listUsage },
          }),
      ),
    ),
  ],
  [
    "promotion.apply",
    inOriginalNames(
      rule(
        Struct({
          promotion: PromotionTerms,
          order: Struct({
            quantity: Int,
            unitPrice: Decimal,
            orderCharge: Decimal,
            mobilePackageCharge: Decimal,
            subtotal: Decimal,
          }),
          reading: optionalKey(AorB),
        }),
        ({ promotion, order, reading = "A" }) => {
          const { amount, points, notMet } = applyPromotion(
            promotion,
            {
              quantity: order.quantity,
              unitPrice: decimal(order.unitPrice),
              orderCharge: decimal(order.orderCharge),
              mobilePackageCharge: decimal(order.mobilePackageCharge),
              subtotal: decimal(order.subtotal),
            },
            toPromotionReadings({ promotionCap: option(promotionCapReading, reading) }),
          )
          const value = {
            discount: usd(amount),
            promotionPointType: points === null ? null : promotionTypes.encode(points.type),
            promotionPointValue: points === null ? null : points.value,
          }
          return { value: notMet === null ? value : { ...value, notMet } }
        },
      ),
    ),
  ],
]
