import { listOrderActions, type ListOrderRow } from "./orderActions.ts"

/** Explains why Order More isn't available; null if it is [p4-list-order-actions]. */
export const orderMoreRefusal = (row: ListOrderRow): string | null => {
  switch (listOrderActions(row).orderMore) {
    case "enabled":
      return null
    case "disabled":
      return "Order More is not available for orders of this type. Please start a new list."
    case "hidden":
      if (!row.isOnline)
        return "Order More is not available for orders that were placed elsewhere. Please start a new list."
      return "Order More is available once the list of this order is delivered. Please wait for it, or start a new list."
  }
}
