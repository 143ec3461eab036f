import type { DraftId } from "../shared/DraftId.ts"
import type { QuoteId } from "../shared/QuoteId.ts"

/** The path of the frame for sending a quote, relative to the site's URL. */
export const QUOTE_FRAME = "Quote/Send.aspx"

/** Returns the link to the frame for quoting an order. */
export const quoteFrameLink = (draftId: DraftId): string =>
  `/${QUOTE_FRAME}?sid=${encodeURIComponent(draftId)}`

/** Returns the link to a quote's page, which requires a sign-in. */
export const quotePageLink = (id: QuoteId): string => `/quotes/${encodeURIComponent(id)}`
