import { QUOTE_FRAME } from "@listwright/domain/quotes"
import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for a sent quote: `/quotes/ID`. */
export const quoteRoute: RouteObject = {
  path: "quotes/:id",
  lazy: async () => withPageTitle("Quote", (await import("./QuotePage.tsx")).QuotePage),
}

/** The route for the frame that sends a quote: `/Quote/Send.aspx?sid=ID`. */
export const sendQuoteRoute: RouteObject = {
  path: QUOTE_FRAME,
  lazy: async () => withPageTitle("Send quote", (await import("./SendQuotePage.tsx")).SendQuotePage),
}
