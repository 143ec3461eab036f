import { bracketAt } from "./price/computeUnitPrice.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"
import { pricesForGeoType } from "./price-list/mapPrices.ts"
import type { PricingInput } from "./PricingInput.ts"

/**
 * Returns an order's elements, each once, whose price rows require notifying the site. Returns an empty list if no row
 * requires it, and for quantity 0. The specification doesn't state the purpose of the notification; the price doesn't
 * change.
 */
export const elementsRequiringNotification = (
  list: IndexedPriceList,
  order: PricingInput,
): ReadonlyArray<string> => {
  const prices = pricesForGeoType(list, order.geoType)
  const names = new Set(order.elements.map(({ element }) => element))
  return [...names].filter((name) => bracketAt(prices, name, order.quantity)?.notificationRequired)
}
