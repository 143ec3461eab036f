import { shownPerRecord } from "./explainQuote.ts"
import type { PricingElement } from "./PricingElement.ts"
import type { QuotedOrder } from "./quoteOrder.ts"

/** The elements of a quote with their prices; none where no record has a price. spec: order-builder §3 (ElementsForPricing) */
export const elementsForPricing = ({ perRecord }: QuotedOrder): ReadonlyArray<PricingElement> =>
  (perRecord?.elements ?? []).map(({ price, ...element }) => ({ ...element, Price: shownPerRecord(price) }))
