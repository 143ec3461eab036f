import { BigDecimal, Result } from "effect"
import { roundHalfUp, ZERO } from "../../shared/Decimal.ts"
import type { UsageMethod } from "../price-list/PriceList.ts"
import type { Bracket, IndexedPriceList, Usage } from "../price-list/IndexedPriceList.ts"
import type { PricingInput, PricedElement } from "../PricingInput.ts"
import { NoListUsage, NoPrice } from "../PricingErrors.ts"

/** The number of decimals in a price per record [ob9-price-decimals]. */
export const UNIT_PRICE_DECIMALS = 5

/** A record's cost, with the steps to compute it. */
export interface UnitPrice {
  /** The price in dollars, rounded half up to 5 decimals once; every charge is based on it. */
  readonly unitPrice: BigDecimal.BigDecimal
  /** The cost before rounding. */
  readonly exact: BigDecimal.BigDecimal
  /** Each element with its price before the multiple for repeated use. */
  readonly elements: ReadonlyArray<PricedElement & { readonly price: BigDecimal.BigDecimal }>
  readonly usage: Usage
  /** The part of the price that the usage multiple applied to. */
  readonly method: UsageMethod
}

/** Returns an element's bracket for a quantity; both bounds are inclusive. */
export const bracketAt = (list: IndexedPriceList, element: string, quantity: number): Bracket | undefined =>
  list.brackets.get(element)?.find(({ from, to }) => from <= quantity && quantity <= to)

/** Returns an element's price at a quantity, in dollars per record; undefined if no row covers the quantity. */
export const elementPrice = (
  list: IndexedPriceList,
  element: string,
  quantity: number,
): BigDecimal.BigDecimal | undefined => bracketAt(list, element, quantity)?.price

/**
 * Sums the element prices and applies the usage multiple to all of them, or only to those that aren't additional. A
 * multiple of 1 changes nothing. The order of the elements only determines which unpriced element is named in the
 * error. spec: order-builder §9 [ob9-cost-per-record] [ob9-usage-multiple]
 */
export const computeUnitPrice = (
  list: IndexedPriceList,
  order: Pick<PricingInput, "elements" | "listUsage" | "quantity">,
): Result.Result<UnitPrice, NoPrice | NoListUsage> => {
  const elements: Array<PricedElement & { readonly price: BigDecimal.BigDecimal }> = []
  let base = ZERO
  let additional = ZERO
  for (const priced of order.elements) {
    const price = elementPrice(list, priced.element, order.quantity)
    if (price === undefined) return Result.fail(new NoPrice({ element: priced.element }))
    elements.push({ ...priced, price })
    if (priced.isAdditional) additional = BigDecimal.sum(additional, price)
    else base = BigDecimal.sum(base, price)
  }
  const usage = list.usages.get(order.listUsage)
  if (usage === undefined) return Result.fail(new NoListUsage({ listUsage: order.listUsage }))
  const exact =
    list.method === "wholeOrder"
      ? BigDecimal.multiply(BigDecimal.sum(base, additional), usage.multiple)
      : BigDecimal.sum(BigDecimal.multiply(base, usage.multiple), additional)
  return Result.succeed({
    unitPrice: roundHalfUp(exact, UNIT_PRICE_DECIMALS),
    exact,
    elements,
    usage,
    method: list.method,
  })
}
