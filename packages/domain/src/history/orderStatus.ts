import type { OrderState } from "../order/OrderState.ts"
import { orderStatuses } from "./orderActions.ts"

/** The product's own statuses for an unpaid order: being placed, awaiting payment, declined. */
const [PLACING, PENDING, DECLINED] = [10, 20, 30] as const

/** The type of the orders placed in this product. */
export const ONLINE_ORDER_TYPE = 10

/**
 * Returns the status number that the history uses for one of this product's order states. Numbers below 40 mean unpaid
 * [p9-status-codes].
 */
export const toOrderStatus = (state: OrderState): number => {
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
 * Returns whether an order is still in progress: either it isn't paid yet, or its list isn't delivered yet. A declined
 * order isn't in progress.
 */
export const isInProgress = (status: number): boolean =>
  status !== DECLINED && status < orderStatuses.encode("listComplete")

/** Returns a list order's status text. Orders from other systems may have status numbers in between. */
export const listStatusText = (status: number): string => {
  if (status >= orderStatuses.encode("listComplete")) return "Complete"
  if (status >= orderStatuses.encode("paid")) return "In progress"
  return status === DECLINED ? "Not paid" : "Payment pending"
}
