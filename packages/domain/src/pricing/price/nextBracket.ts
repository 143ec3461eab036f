import { BigDecimal, Result } from "effect"
import { figure, usd } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import type { PricingInput } from "../PricingInput.ts"
import type { PricingError } from "../PricingErrors.ts"
import type { PricedOrder } from "./priceOrder.ts"
import type { NextBracket } from "./Price.ts"

/**
 * Returns the quantities above the ordered one at which any of the order's elements enters another bracket, in
 * ascending order.
 */
const boundaries = (
  list: IndexedPriceList,
  priced: PricedOrder,
  available: number,
): ReadonlyArray<number> => {
  const names = new Set(priced.order.elements.map(({ element }) => element))
  const starts = [...list.brackets]
    .flatMap(([name, brackets]) => (names.has(name) ? brackets : []))
    .map(({ from }) => from)
    .filter((from) => from > priced.order.quantity && from <= available)
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

/**
 * Finds the nearest larger available quantity at which a record costs less, and the order's cost at that quantity,
 * including the promotion; this can be more or less than the current cost. Returns null if there's no such quantity, if
 * nothing is ordered, or if records have no price (list type 190). Skips quantities at which an element has no price.
 * `priceAgain` prices the order as before, with the promotion that applies at the new quantity, so the figures are
 * those that would be charged.
 */
export const nextBracket = (
  list: IndexedPriceList,
  priced: PricedOrder,
  available: number,
  priceAgain: (order: PricingInput) => Result.Result<PricedOrder, PricingError>,
): NextBracket | null => {
  if (priced.parts.length === 0) return null
  const now = figure(priced.figures.unitPrice)
  for (const quantity of boundaries(list, priced, available)) {
    const next = Result.getOrUndefined(priceAgain({ ...priced.order, quantity }))
    if (
      next !== undefined &&
      next.parts.length > 0 &&
      BigDecimal.isLessThan(figure(next.figures.unitPrice), now)
    ) {
      const total = next.figures.totalBeforeTax
      return {
        quantity,
        unitPrice: next.figures.unitPrice,
        totalBeforeTax: total,
        difference: usd(BigDecimal.subtract(figure(total), figure(priced.figures.totalBeforeTax))),
      }
    }
  }
  return null
}
