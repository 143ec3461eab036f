/** Sent quotes: price guarantees with an expiration date. */

export { longDateText } from "./quotes/longDateText.ts"
export { type QuoteLetter, quoteLetter } from "./quotes/quoteLetter.ts"
export { quoteChanges, quoteValidityText } from "./quotes/quoteChanges.ts"
export { openQuoteAsOrder } from "./quotes/openQuoteAsOrder.ts"
export { quotedPricesText } from "./quotes/quotedPrices.ts"
export { QUOTE_FRAME, quoteFrameLink, quotePageLink } from "./quotes/quotePages.ts"
export {
  MAX_QUOTE_RECIPIENTS,
  quoteRecipients,
  QuoteRecipients,
  quoteRecipientsProblem,
} from "./quotes/quoteRecipients.ts"
export { isQuoteValid, QUOTE_DAYS, lastValidDay } from "./quotes/quoteValidity.ts"
export { EmailedQuote, OpenedQuote, RequotedList, SentQuote } from "./quotes/SentQuote.ts"
export { type QuotableCount, SentQuotes } from "./quotes/SentQuotes.ts"
