import { Effect } from "effect"
import { COUNT_LINK, orderLink } from "../catalog/orderLinks.ts"
import type { QuoteId } from "../shared/QuoteId.ts"
import { SentQuotes } from "./SentQuotes.ts"

/** Opens the quoted list as a new order; returns the link to the page where the order is counted and reviewed. */
export const openQuoteAsOrder = Effect.fn("openQuoteAsOrder")(function* (id: QuoteId) {
  const { id: draftId, listType } = yield* (yield* SentQuotes).order(id)
  return orderLink(COUNT_LINK, listType, draftId)
})
