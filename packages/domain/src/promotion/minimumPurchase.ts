import { BigDecimal, Schema } from "effect"
import { decimal } from "../shared/Decimal.ts"
import type { PromotionTerms } from "./Promotion.ts"

/** The promotion minimum that an order doesn't meet. */
export const UnmetMinimum = Schema.Literals(["minimum spend", "minimum records"])
export type UnmetMinimum = typeof UnmetMinimum.Type

/**
 * Returns the first promotion minimum that an order doesn't meet, spend before records; null if it meets both. Spend is
 * the subtotal before the minimum order amount and the promotion. An order that exactly reaches a minimum meets it
 * [ob9-promotion-minimum].
 */
export const findUnmetMinimum = (
  terms: PromotionTerms,
  subtotal: BigDecimal.BigDecimal,
  quantity: number,
): UnmetMinimum | null => {
  const measure = terms.minimumType
  if (measure === null) return null
  const spends =
    terms.minimumSpend === null || BigDecimal.isGreaterThanOrEqualTo(subtotal, decimal(terms.minimumSpend))
  if (measure !== "records" && !spends) return "minimum spend"
  return measure !== "spend" && quantity < (terms.minimumRecords ?? 0) ? "minimum records" : null
}
