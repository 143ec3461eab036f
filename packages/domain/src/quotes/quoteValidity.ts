import { addDays } from "../shared/addDays.ts"
import type { SentQuote } from "./SentQuote.ts"

/** The default number of days that a quote's prices are valid; sites can configure another. */
export const QUOTE_DAYS = 30

/** Returns the last day on which a quote sent on a given day is valid. Both are ISO dates in the site's time zone. */
export const lastValidDay = (sentOn: string, quoteDays: number): string => addDays(sentOn, quoteDays)

/**
 * Returns whether a quote's prices are valid on a day, up to and including the quote's last day. Promotions and points
 * aren't guaranteed.
 */
export const isQuoteValid = (quote: Pick<SentQuote, "validUntil">, today: string): boolean =>
  today <= quote.validUntil
