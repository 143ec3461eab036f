import { Result } from "effect"
import { assertQuoteAddsUp } from "../pricing/quote/assertQuoteAddsUp.ts"
import { explainQuote } from "../pricing/quote/explainQuote.ts"
import type { OrderToPrice } from "../pricing/OrderToPrice.ts"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import type { NoListUsage, NoPrice } from "../pricing/PricingErrors.ts"
import type { QuotedOrder } from "../pricing/quote/quoteOrder.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { type PromotionReadings, promotionReadingsOf } from "../promotion/PromotionReadings.ts"

/** A function that prices an order; ours is `quoteOrder` with the indexed list. */
export type Quoting = (
  list: PriceList,
  order: OrderToPrice,
  terms: PromotionTerms | null,
  readings: PromotionReadings,
) => Result.Result<QuotedOrder, NoPrice | NoListUsage>

/**
 * Returns the price of an order after checking that it adds up. Throws if the order has no price, or the price
 * doesn't add up.
 */
export const quotesOf =
  (quoting: Quoting) =>
  (
    list: PriceList,
    order: OrderToPrice,
    terms: PromotionTerms | null = null,
    readings: PromotionReadings = promotionReadingsOf({}),
  ): QuotedOrder => {
    const quoted = Result.getOrThrow(quoting(list, order, terms, readings))
    assertQuoteAddsUp(quoted.figures, explainQuote(quoted))
    return quoted
  }

/**
 * Parses an amount as a whole number of cents, or of hundred-thousandths of a dollar, so that calculations don't share
 * the rule's arithmetic.
 */
export const whole = (text: string): bigint => BigInt(text.replace(".", ""))

/** Returns the total of a quote before tax, in cents. */
export const totalOf = ({ figures }: QuotedOrder): bigint => whole(figures.totalBeforeTax)
