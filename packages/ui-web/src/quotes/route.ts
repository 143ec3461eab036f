import { QUOTE_FRAME } from "@listwright/domain/quotes"
import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for a sent quote: `/quotes/ID`. */
export const quoteRoute: RouteObject = {
  path: "quotes/:id",
  lazy: async () => titledScreen("Quote", (await import("./QuotePage.tsx")).QuotePage),
}

/** The route for the frame that sends a quote: `/Quote/Send.aspx?sid=ID`. */
export const sendQuoteRoute: RouteObject = {
  path: QUOTE_FRAME,
  lazy: async () => titledScreen("Send quote", (await import("./SendQuotePage.tsx")).SendQuotePage),
}
