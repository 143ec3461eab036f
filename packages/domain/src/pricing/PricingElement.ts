import { shownPerRecord } from "./explainQuote.ts"
import type { QuotedOrder } from "./quoteOrder.ts"
import { Schema } from "effect"
import { PricedElement } from "./OrderToPrice.ts"

/** An element with what it costs, as an order carries it. spec: order-builder §3 (Pricing element, ElementsForPricing) */
export const PricingElement = Schema.Struct({
  ...PricedElement.fields,
  /** Dollars per record before repeated use, with 5 decimals, and more where the price row has more. */
  Price: Schema.String,
})
export type PricingElement = typeof PricingElement.Type

/** The elements of a quote with their prices; none where no record has a price. spec: order-builder §3 (ElementsForPricing) */
export const elementsForPricing = ({ perRecord }: QuotedOrder): ReadonlyArray<PricingElement> =>
  (perRecord?.elements ?? []).map(({ price, ...element }) => ({ ...element, Price: shownPerRecord(price) }))
