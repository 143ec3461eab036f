import type { DraftId } from "../shared/DraftId.ts"
import type { QuoteId } from "../shared/QuoteId.ts"

/** The frame in which a quote is sent, below the site's address. */
export const QUOTE_FRAME = "Quote/Send.aspx"

/** The frame of the order that is to be quoted. */
export const quoteFrameLink = (draftId: DraftId): string =>
  `/${QUOTE_FRAME}?sid=${encodeURIComponent(draftId)}`

/** The page of a quote, which needs a sign-in. */
export const quotePageLink = (id: QuoteId): string => `/quotes/${encodeURIComponent(id)}`
