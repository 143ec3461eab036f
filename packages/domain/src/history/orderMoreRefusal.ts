import { listOrderActions, type ListOrderRow } from "./orderActions.ts"

/** Says why more of an order can't be ordered; null: it can [p4-list-order-actions]. */
export const orderMoreRefusal = (row: ListOrderRow): string | null => {
  switch (listOrderActions(row).orderMore) {
    case "enabled":
      return null
    case "disabled":
      return "More of an order of this type cannot be ordered here. Please start a new list."
    case "hidden":
      if (!row.onlineOrder)
        return "More of an order that was placed elsewhere cannot be ordered here. Please start a new list."
      return "More of an order can be ordered once its list is delivered. Please wait for it, or start a new list."
  }
}
