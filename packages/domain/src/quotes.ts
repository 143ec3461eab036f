/** Sent quotes: price guarantees with an expiration date. */

export { dayInWords } from "./quotes/dayInWords.ts"
export { type QuoteLetter, quoteLetter } from "./quotes/quoteLetter.ts"
export { quoteChanges, quoteStanding } from "./quotes/quoteChanges.ts"
export { orderQuote } from "./quotes/orderQuote.ts"
export { quotedPricesText } from "./quotes/quotedPrices.ts"
export { QUOTE_FRAME, quoteFrameLink, quotePageLink } from "./quotes/quotePages.ts"
export { isQuoteValid, QUOTE_DAYS, validUntil } from "./quotes/quoteValidity.ts"
export { MailedQuote, OpenedQuote, RequotedList, SentQuote } from "./quotes/SentQuote.ts"
export { type QuotableCount, SentQuotes } from "./quotes/SentQuotes.ts"
