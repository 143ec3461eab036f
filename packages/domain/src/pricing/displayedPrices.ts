import type { PriceDisplay } from "./PriceDisplay.ts"
import type { PriceList } from "./PriceList.ts"

/**
 * The price page of a list: each element at the price of its first bracket, the minimum order amount, the usages. The
 * numbers are the list's own; shownServicePrice writes them. spec: portal §3 (Pricing display)
 */
export const displayedPrices = ({
  ElementsPrices,
  MinOrderAmount,
  ListMultiplePrice,
}: PriceList): PriceDisplay => ({
  priceListDetail: ElementsPrices.filter((row) =>
    ElementsPrices.every((other) => other.PriceName !== row.PriceName || row.Lbound <= other.Lbound),
  ).map((row) => ({ Price_Attribute: row.PriceName, Range1_Price: row.Price1 })),
  minPrice: MinOrderAmount,
  ListMultiplePrice,
})
