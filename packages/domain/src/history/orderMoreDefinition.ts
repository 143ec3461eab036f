import { type CanonicalDefinition, changeCanonical } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { type PurchasedOrder, withoutPurchasedRecords } from "../suppression/withoutPurchasedRecords.ts"
import { offeredSuppressions } from "../suppression/offeredSuppressions.ts"

/**
 * Returns the list to use for Order More: the same list, without the records in the chosen orders. The order itself is
 * suppressed too; otherwise there would be no new records. With 'No', it's added to the orders that its list already
 * suppressed; with chosen orders, it's added to those. Chosen days are used as is, so the order is suppressed only if
 * its own day is among them. If the source can't suppress by orders, no orders are suppressed. `today` is an ISO date
 * [p4-order-more].
 */
export const orderMoreDefinition = (
  definition: CanonicalDefinition,
  order: PurchasedOrder,
  choice: SuppressionChoice,
  today: string,
): CanonicalDefinition => {
  const { listType, suppressions } = definition
  const leavingOut = (orders: SuppressionChoice) =>
    changeCanonical(definition, { suppressions: { ...suppressions, orders } })
  if (!offeredSuppressions(listType).includes("orders")) return leavingOut({ mode: "off" })
  switch (choice.mode) {
    case "off":
      return withoutPurchasedRecords(definition, [order], today)
    case "date":
      return leavingOut(choice)
    case "item":
      return leavingOut({
        mode: "item",
        items: [order.code, ...choice.items.filter((code) => code !== order.code)],
      })
  }
}
