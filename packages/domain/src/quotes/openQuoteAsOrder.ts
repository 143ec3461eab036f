import { Effect } from "effect"
import { COUNT_LINK, orderLink } from "../catalog/orderLinks.ts"
import type { QuoteId } from "../shared/QuoteId.ts"
import { SentQuotes } from "./SentQuotes.ts"

/** Opens the quoted list as a new order; returns the link to the page that counts and reviews it. */
export const openQuoteAsOrder = Effect.fn("openQuoteAsOrder")(function* (id: QuoteId) {
  const { id: draftId, listType } = yield* (yield* SentQuotes).order(id)
  return orderLink(COUNT_LINK, listType, draftId)
})
