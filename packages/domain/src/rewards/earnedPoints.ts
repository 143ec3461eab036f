import type { PriceFigures } from "../pricing/price/Price.ts"
import type { AppliedPromotion } from "../promotion/applyPromotion.ts"
import { promotionTypes } from "../promotion/Promotion.ts"
import type { PointRate } from "./PointRate.ts"
import { BigDecimal } from "effect"
import { decimal } from "../shared/Decimal.ts"

/**
 * Computes the points earned by an order: its cost before tax, divided by the rate's dollars, times the rate's points.
 * A promotion multiplies the points or adds to them before the fraction is dropped. The result is exact because the
 * only division comes last. A rate of 0 dollars earns nothing. Throws a RangeError if there are too many points to
 * count exactly [ob9-earned-points].
 */
export const earnedPoints = (
  cost: string,
  rate: PointRate,
  promotion: AppliedPromotion["points"],
): number => {
  const dollars = decimal(rate.dollarsPerRate)
  if (BigDecimal.isZero(dollars)) return 0
  const plain = BigDecimal.multiply(decimal(cost), decimal(rate.pointsPerRate))
  const exact = withPromotion(plain, dollars, promotion)
  const scale = Math.max(exact.scale, dollars.scale)
  const whole = (amount: BigDecimal.BigDecimal): bigint => amount.value * 10n ** BigInt(scale - amount.scale)
  const points = Number(whole(exact) / whole(dollars))
  if (!Number.isSafeInteger(points)) throw new RangeError(`a rate that earns ${points} points is a mistake`)
  return points
}

/**
 * Applies the promotion to the points before they're divided by the rate's dollars; points to be added are therefore
 * multiplied by those dollars first.
 */
const withPromotion = (
  plain: BigDecimal.BigDecimal,
  dollars: BigDecimal.BigDecimal,
  promotion: AppliedPromotion["points"],
): BigDecimal.BigDecimal => {
  if (promotion === null) return plain
  const value = decimal(promotion.value)
  switch (promotion.type) {
    case "multipliedPoints":
      return BigDecimal.multiply(plain, value)
    case "addedPoints":
      return BigDecimal.sum(plain, BigDecimal.multiply(value, dollars))
  }
}

type PricedForPoints = Pick<PriceFigures, "totalBeforeTax" | "promotionPointType" | "promotionPointValue">

const promotionOf = (figures: PricedForPoints): AppliedPromotion["points"] => {
  const { promotionPointType: code, promotionPointValue: value } = figures
  if (code === null || value === null) return null
  const type = promotionTypes.decode(code)
  return type === "multipliedPoints" || type === "addedPoints" ? { type, value } : null
}

/**
 * Computes the points that an order earns once it's paid, from its cost before tax and after its promotion, which may
 * also multiply or increase the points [ob9-earned-points].
 */
export const orderPoints = (figures: PricedForPoints, rate: PointRate): number =>
  earnedPoints(figures.totalBeforeTax, rate, promotionOf(figures))
