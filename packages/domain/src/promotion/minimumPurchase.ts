import { BigDecimal, Schema } from "effect"
import { decimal } from "../shared/Decimal.ts"
import type { PromotionTerms } from "./Promotion.ts"

/** The minimum of a promotion that an order misses. */
export const MinimumNotMet = Schema.Literals(["minimum spend", "minimum records"])
export type MinimumNotMet = typeof MinimumNotMet.Type

/**
 * Returns the first minimum of a promotion that an order misses, spend before records; null if it meets both. Spend
 * is the subtotal before minimum order amount and promotion. An order that just reaches a minimum meets it
 * [ob9-promotion-minimum].
 */
export const minimumNotMet = (
  terms: PromotionTerms,
  subTotal: BigDecimal.BigDecimal,
  quantity: number,
): MinimumNotMet | null => {
  const measure = terms.minimumType
  if (measure === null) return null
  const spends =
    terms.minimumSpend === null || BigDecimal.isGreaterThanOrEqualTo(subTotal, decimal(terms.minimumSpend))
  if (measure !== "records" && !spends) return "minimum spend"
  return measure !== "spend" && quantity < (terms.minimumRecords ?? 0) ? "minimum records" : null
}
