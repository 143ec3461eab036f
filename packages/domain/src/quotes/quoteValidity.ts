import { daysAfter } from "../shared/daysAfter.ts"
import type { SentQuote } from "./SentQuote.ts"

/** Days that the prices of a quote hold, unless the site says otherwise. */
export const QUOTE_DAYS = 30

/** The last day on which a quote of this day holds. ISO days of the site's time zone. */
export const validUntil = (sentOn: string, quoteDays: number): string => daysAfter(sentOn, quoteDays)

/** Whether the prices of a quote hold on a day: through its last day. Promotions and points are not part of it. */
export const isQuoteValid = (quote: Pick<SentQuote, "validUntil">, today: string): boolean =>
  today <= quote.validUntil
