import { QUOTE_FRAME } from "@listwright/domain/quotes"
import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** A quote that was sent: `/quotes/ID`. */
export const quoteRoute: RouteObject = {
  path: "quotes/:id",
  lazy: async () => titledScreen("Quote", (await import("./QuotePage.tsx")).QuotePage),
}

/** The frame in which a quote is sent: `/Quote/Send.aspx?sid=ID`. */
export const sendQuoteRoute: RouteObject = {
  path: QUOTE_FRAME,
  lazy: async () => titledScreen("Send quote", (await import("./SendQuotePage.tsx")).SendQuotePage),
}
