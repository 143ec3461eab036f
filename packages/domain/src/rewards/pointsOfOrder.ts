import type { QuoteFigures } from "../pricing/Quote.ts"
import type { AppliedPromotion } from "../promotion/applyPromotion.ts"
import { promotionTypes } from "../promotion/PromotionType.ts"
import { earnedPoints } from "./earnedPoints.ts"
import type { PointRate } from "./PointRate.ts"

type PricedForPoints = Pick<QuoteFigures, "TotalPretaxCost" | "PromotionPointType" | "PromotionPointValue">

const promotionOf = (figures: PricedForPoints): AppliedPromotion["points"] => {
  const { PromotionPointType: code, PromotionPointValue: value } = figures
  if (code === null || value === null) return null
  const type = promotionTypes.decode(code)
  return type === "multipliedPoints" || type === "addedPoints" ? { type, value } : null
}

/**
 * The points that an order earns once it is paid: of its cost before tax and after its promotion, which may multiply them
 * or add to them. spec: order-builder §9; decisions, Money (status 40) [ob9-earned-points]
 */
export const pointsOfOrder = (figures: PricedForPoints, rate: PointRate): number =>
  earnedPoints(figures.TotalPretaxCost, rate, promotionOf(figures))
