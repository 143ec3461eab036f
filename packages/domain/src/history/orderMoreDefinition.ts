import { type CanonicalDefinition, changeCanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { type PurchasedOrder, withoutPurchasedRecords } from "../suppression/withoutPurchasedRecords.ts"
import { offeredSuppressions } from "../suppression/offeredSuppressions.ts"

/**
 * Returns the definition for Order More: the order's own, without the records in the chosen orders. The order itself is
 * suppressed too; otherwise, there would be no new records. If the answer is 'No', the order is added to those that its
 * list already suppressed; if orders are chosen, it's added to them. A date range is used as is, so the order is
 * suppressed only if its own day is in the range. If the source can't suppress by orders, no orders are suppressed.
 * `today` is an ISO date [p4-order-more].
 */
export const orderMoreDefinition = (
  definition: CanonicalDefinition,
  order: PurchasedOrder,
  choice: SuppressionChoice,
  today: string,
): CanonicalDefinition => {
  const { listType, suppressions } = definition
  const leavingOut = (orders: SuppressionChoice) =>
    changeCanonicalDefinition(definition, { suppressions: { ...suppressions, orders } })
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
