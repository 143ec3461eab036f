import { savedCountRequiredNotice } from "../order/Notices.ts"
import type { SendQuoteState } from "../order/placing/isPlacingAllowed.ts"
import type { Notice } from "../shared/Notice.ts"

/**
 * Returns the notice to show instead of sending a quote; null if the quote can be sent, or quotes aren't offered. A
 * quote requires a saved count [ob4-save-count] [ob8-quote-unsaved].
 */
export const sendQuoteProblem = (quote: SendQuoteState): Notice | null => {
  switch (quote) {
    case "needsSavedCount":
      return savedCountRequiredNotice
    case "hidden":
    case "ready":
      return null
  }
}
