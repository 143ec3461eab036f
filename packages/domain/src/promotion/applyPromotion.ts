import { BigDecimal } from "effect"
import { ZERO } from "../shared/Decimal.ts"
import { discount, type DiscountableOrder } from "./discount.ts"
import { type UnmetMinimum, findUnmetMinimum } from "./minimumPurchase.ts"
import type { PromotionTerms } from "./Promotion.ts"
import type { PromotionReadings } from "./PromotionReadings.ts"

/** A promotion's effect on an order. */
export interface AppliedPromotion {
  /** The discount in dollars, rounded to cents, 0 or more. */
  readonly amount: BigDecimal.BigDecimal
  /** The change to the reward points: multiplied or increased by the value. */
  readonly points: { readonly type: "multipliedPoints" | "addedPoints"; readonly value: string } | null
  readonly notMet: UnmetMinimum | null
}

const NOTHING: AppliedPromotion = { amount: ZERO, points: null, notMet: null }

/**
 * Applies a promotion if its minimum purchase is met; otherwise, changes nothing and returns the unmet minimum. The
 * promotion is reapplied whenever an order is priced, and never reduces a total below 0 [ob9-promotion-types]
 * [ob9-promotion-cap].
 */
export const applyPromotion = (
  terms: PromotionTerms | null,
  order: DiscountableOrder,
  readings: PromotionReadings,
): AppliedPromotion => {
  if (terms === null) return NOTHING
  const notMet = findUnmetMinimum(terms, order.subtotal, order.quantity)
  if (notMet !== null) return { ...NOTHING, notMet }
  const { type, value } = terms
  const amount = discount(terms, order, readings)
  // Only the debit card may ever exceed the order charge, says the stricter reading.
  const isHeld = readings.cap === "orderCharge" && type !== "debitCard"
  return {
    amount: isHeld ? BigDecimal.min(amount, order.orderCharge) : amount,
    points: type === "multipliedPoints" || type === "addedPoints" ? { type, value } : null,
    notMet: null,
  }
}
