import { type CanonicalDefinition, changeCanonical } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { type BoughtOrder, netOfBought } from "../suppression/netOfBought.ts"
import { offeredSuppressions } from "../suppression/offeredSuppressions.ts"

/**
 * What is ordered when more of an order is: the same list, without the people of the orders that were chosen. The order
 * itself is left out too, or there would be no more of it: with 'No' it joins what its list left out already, with
 * chosen orders it is one of them. Chosen days are taken as they are, so that the order is left out when its day is
 * among them. A source that cannot suppress by orders has none left out. `today`: an ISO day [p4-order-more].
 */
export const orderMoreDefinition = (
  definition: CanonicalDefinition,
  order: BoughtOrder,
  choice: SuppressionChoice,
  today: string,
): CanonicalDefinition => {
  const { listType, suppressions } = definition
  const leavingOut = (orders: SuppressionChoice) =>
    changeCanonical(definition, { suppressions: { ...suppressions, orders } })
  if (!offeredSuppressions(listType).includes("orders")) return leavingOut({ mode: "off" })
  switch (choice.mode) {
    case "off":
      return netOfBought(definition, [order], today)
    case "date":
      return leavingOut(choice)
    case "item":
      return leavingOut({
        mode: "item",
        items: [order.code, ...choice.items.filter((code) => code !== order.code)],
      })
  }
}
