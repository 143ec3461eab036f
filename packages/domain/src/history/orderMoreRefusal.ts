import { listOrderActions, type ListOrderRow } from "./orderActions.ts"

/** Explains why Order More isn't available; null if it is [p4-list-order-actions]. */
export const orderMoreRefusal = (row: ListOrderRow): string | null => {
  switch (listOrderActions(row).orderMore) {
    case "enabled":
      return null
    case "disabled":
      return "Order More isn't available for this type of order. Please start a new list."
    case "hidden":
      if (!row.isOnline)
        return "Order More isn't available for orders placed elsewhere. Please start a new list."
      return "Order More is available once this order's list has been delivered. Please wait, or start a new list."
  }
}
