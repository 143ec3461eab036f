import { Result } from "effect"
import { assertPriceAddsUp } from "../pricing/price/assertPriceAddsUp.ts"
import { explainPrice } from "../pricing/price/explainPrice.ts"
import type { PricingInput } from "../pricing/PricingInput.ts"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import type { NoListUsage, NoPrice } from "../pricing/PricingErrors.ts"
import type { PricedOrder } from "../pricing/price/priceOrder.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { type PromotionReadings, toPromotionReadings } from "../promotion/PromotionReadings.ts"

/** A function that prices an order; ours is `priceOrder` with the indexed list. */
export type PriceRule = (
  list: PriceList,
  order: PricingInput,
  terms: PromotionTerms | null,
  readings: PromotionReadings,
) => Result.Result<PricedOrder, NoPrice | NoListUsage>

/**
 * Returns a function that prices an order and checks that the price adds up. It throws if the order has no price or the
 * price doesn't add up.
 */
export const createPricer =
  (rule: PriceRule) =>
  (
    list: PriceList,
    order: PricingInput,
    terms: PromotionTerms | null = null,
    readings: PromotionReadings = toPromotionReadings({}),
  ): PricedOrder => {
    const priced = Result.getOrThrow(rule(list, order, terms, readings))
    assertPriceAddsUp(priced.figures, explainPrice(priced))
    return priced
  }

/**
 * Parses an amount as a whole number of cents, or of hundred-thousandths of a dollar, so calculations don't share the
 * rule's arithmetic.
 */
export const parseWholeAmount = (text: string): bigint => BigInt(text.replace(".", ""))

/** Returns a price's total before tax, in cents. */
export const totalInCents = ({ figures }: PricedOrder): bigint => parseWholeAmount(figures.totalBeforeTax)
