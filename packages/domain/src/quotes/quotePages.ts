import type { DraftId } from "../shared/DraftId.ts"
import type { QuoteId } from "../shared/QuoteId.ts"

/** The path of the frame that sends a quote, relative to the site's address. */
export const QUOTE_FRAME = "Quote/Send.aspx"

/** Returns the link to the frame that quotes an order. */
export const quoteFrameLink = (draftId: DraftId): string =>
  `/${QUOTE_FRAME}?sid=${encodeURIComponent(draftId)}`

/** Returns the link to the page of a quote, which requires a sign-in. */
export const quotePageLink = (id: QuoteId): string => `/quotes/${encodeURIComponent(id)}`
