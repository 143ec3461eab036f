import { daysAfter } from "../shared/daysAfter.ts"
import type { SentQuote } from "./SentQuote.ts"

/** Days that the prices of a quote hold, unless the site says otherwise. */
export const QUOTE_DAYS = 30

/** The last day on which a quote of this day holds. ISO days of the site's time zone. */
export const validUntil = (sentOn: string, quoteDays: number): string => daysAfter(sentOn, quoteDays)

/**
 * Tells whether the prices of a quote are valid on a day: through its last day. Promotions and points aren't part of
 * the promise.
 */
export const isQuoteValid = (quote: Pick<SentQuote, "validUntil">, today: string): boolean =>
  today <= quote.validUntil
