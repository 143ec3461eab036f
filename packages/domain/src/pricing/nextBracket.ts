import { BigDecimal, Result } from "effect"
import type { PromotionCap } from "../promotion/applyPromotion.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { decimal } from "../shared/Decimal.ts"
import { usd } from "../shared/fixed.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"
import { type QuotedOrder, quoteOrder } from "./quoteOrder.ts"
import type { NextBracket } from "./Quotes.ts"

/** The quantities above the ordered one at which some element of the order enters another bracket, ascending. */
const boundaries = (
  list: IndexedPriceList,
  quoted: QuotedOrder,
  available: number,
): ReadonlyArray<number> => {
  const starts = quoted.order.elements
    .flatMap(({ ElementName }) => list.brackets.get(ElementName) ?? [])
    .map(({ from }) => from)
    .filter((from) => from > quoted.order.quantity && from <= available)
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

/**
 * The nearest larger quantity, within what is available, at which a record costs less, and what the order would cost
 * then: more than now, or less. null where there is none, or nothing is ordered.
 */
export const nextBracket = (
  list: IndexedPriceList,
  quoted: QuotedOrder,
  available: number,
  promotion: PromotionTerms | null,
  cap: PromotionCap,
): NextBracket | null => {
  if (quoted.perRecord === null) return null
  for (const quantity of boundaries(list, quoted, available)) {
    const next = Result.getOrUndefined(quoteOrder(list, { ...quoted.order, quantity }, promotion, cap))
    if (next?.perRecord && BigDecimal.isLessThan(next.perRecord.costPrice, quoted.perRecord.costPrice)) {
      const total = next.figures.TotalPretaxCost
      return {
        quantity,
        costPrice: next.figures.CostPrice,
        totalPretaxCost: total,
        difference: usd(BigDecimal.subtract(decimal(total), decimal(quoted.figures.TotalPretaxCost))),
      }
    }
  }
  return null
}
