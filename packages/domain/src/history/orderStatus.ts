import type { OrderState } from "../order/OrderState.ts"
import { orderStatuses } from "./orderActions.ts"

/** The product's own statuses before an order is paid: being placed, waiting for payment, not paid. */
const [PLACING, PENDING, DECLINED] = [10, 20, 30] as const

/** The type of orders placed in this product. */
export const ONLINE_ORDER_TYPE = 10

/**
 * Returns the history's status number for an order state of this product. Those below 40 aren't paid [p9-status-codes].
 */
export const orderStatusOf = (state: OrderState): number => {
  switch (state) {
    case "placing":
      return PLACING
    case "pending":
      return PENDING
    case "declined":
      return DECLINED
    case "placed":
      return orderStatuses.encode("paid")
    case "fulfilled":
      return orderStatuses.encode("listComplete")
  }
}

/**
 * Tells whether an order is still in progress: it isn't paid yet, or its list isn't delivered. A declined order isn't
 * in progress.
 */
export const isUnderWay = (status: number): boolean =>
  status !== DECLINED && status < orderStatuses.encode("listComplete")

/**
 * Returns the display text of a list order's status, which may be a number in between if the order came from another
 * system.
 */
export const listStatusText = (status: number): string => {
  if (status >= orderStatuses.encode("listComplete")) return "Complete"
  if (status >= orderStatuses.encode("paid")) return "In progress"
  return status === DECLINED ? "Not paid" : "Payment pending"
}
