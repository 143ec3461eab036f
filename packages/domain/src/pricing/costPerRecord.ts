import { BigDecimal, Result } from "effect"
import { ZERO } from "../shared/Decimal.ts"
import { halfUp } from "../shared/halfUp.ts"
import type { IndexedPriceList, Usage } from "./IndexedPriceList.ts"
import type { OrderToPrice, PricedElement } from "./OrderToPrice.ts"
import { NoListUsage, NoPrice } from "./PricingErrors.ts"

/** Decimals of a price per record. spec: order-builder §9 (Price display) */
export const COST_PRICE_DECIMALS = 5

/** What one record costs, with the steps that lead there. */
export interface CostPerRecord {
  /** Dollars, rounded half up to 5 decimals once; every charge starts from this. */
  readonly costPrice: BigDecimal.BigDecimal
  readonly elements: ReadonlyArray<PricedElement & { readonly price: BigDecimal.BigDecimal }>
  readonly usage: Usage
}

/** The price of an element at a quantity: the row whose bracket holds it, both bounds included. */
export const elementPrice = (
  list: IndexedPriceList,
  element: string,
  quantity: number,
): BigDecimal.BigDecimal | undefined =>
  list.brackets.get(element)?.find((bracket) => bracket.from <= quantity && quantity <= bracket.to)?.price

/**
 * The sum of the element prices, times the usage multiple: of the whole, or only of what is not additional.
 * spec: order-builder §9 (Price rules)
 */
export const costPerRecord = (
  list: IndexedPriceList,
  order: OrderToPrice,
): Result.Result<CostPerRecord, NoPrice | NoListUsage> => {
  const elements: Array<PricedElement & { readonly price: BigDecimal.BigDecimal }> = []
  let base = ZERO
  let additional = ZERO
  for (const { ElementName, IsAdditional } of order.elements) {
    const price = elementPrice(list, ElementName, order.quantity)
    if (price === undefined) return Result.fail(new NoPrice({ element: ElementName }))
    elements.push({ ElementName, IsAdditional, price })
    if (IsAdditional) additional = BigDecimal.sum(additional, price)
    else base = BigDecimal.sum(base, price)
  }
  const usage = list.usages.get(order.ListUsage)
  if (usage === undefined) return Result.fail(new NoListUsage({ listUsage: order.ListUsage }))
  const exact =
    list.method === "wholeOrder"
      ? BigDecimal.multiply(BigDecimal.sum(base, additional), usage.multiple)
      : BigDecimal.sum(BigDecimal.multiply(base, usage.multiple), additional)
  return Result.succeed({ costPrice: halfUp(exact, COST_PRICE_DECIMALS), elements, usage })
}
