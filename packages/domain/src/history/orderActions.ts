import { codes } from "../shared/Codes.ts"
import { sourceTraits } from "../catalog/listTypes.ts"
import { paymentMethods } from "../payment/PaymentMethod.ts"

/**
 * The statuses that determine which actions an order has; orders may also have statuses in between. The payment may be
 * shown from `paid` on [p9-status-codes].
 */
export const orderStatuses = codes({ paid: 40, serviceComplete: 50, listComplete: 75 })

const ORDER_MORE_TYPE = 10

/** The fields that determine which actions a list order has. */
export interface ListOrderRow {
  readonly status: number
  readonly isOnline: boolean
  readonly orderType: number
  readonly listType: number
  /** The payment method; 1 is a credit card, null if there isn't one yet. */
  readonly paymentMethod: number | null
  /**
   * True if the list can no longer be downloaded because the order was fully refunded or the list is no longer stored.
   */
  readonly isDownloadClosed?: boolean
}

/** The actions that a list order has, and whether its payment is shown. */
export interface ListOrderActions {
  readonly orderMore: "hidden" | "disabled" | "enabled"
  readonly excel: boolean
  readonly showPayment: boolean
}

/**
 * Determines which actions a list order has. Order More and the Excel file require a complete order that was placed
 * online. Only order type 10 allows Order More, and type 270 has no Excel file [p4-list-order-actions]. An order whose
 * download is closed has no Excel file either. The payment is shown from status 40 on, if it was made by card
 * [p4-payment-shown].
 */
export const listOrderActions = (row: ListOrderRow): ListOrderActions => {
  const isComplete = row.status === orderStatuses.encode("listComplete") && row.isOnline
  return {
    orderMore: !isComplete ? "hidden" : row.orderType === ORDER_MORE_TYPE ? "enabled" : "disabled",
    excel: isComplete && row.isDownloadClosed !== true && sourceTraits(row.listType).offersExcel,
    showPayment:
      row.status >= orderStatuses.encode("paid") && row.paymentMethod === paymentMethods.encode("creditCard"),
  }
}

/**
 * Decides which of a service order's files can be downloaded: all existing ones, once the order is complete
 * [p4-service-order-actions].
 */
export const serviceOrderActions = (row: {
  readonly status: number
  readonly hasFulfillmentFile: boolean
  readonly hasReportsFile: boolean
}): { readonly fulfillment: boolean; readonly reports: boolean } => {
  const isComplete = row.status === orderStatuses.encode("serviceComplete")
  return { fulfillment: isComplete && row.hasFulfillmentFile, reports: isComplete && row.hasReportsFile }
}

/** Returns the action offered on each row of a landing page card [p4-row-actions]. */
export const rowAction = (card: "savedOrders" | "recentOrders"): "Retrieve Counts" | "Order More" => {
  switch (card) {
    case "savedOrders":
      return "Retrieve Counts"
    case "recentOrders":
      return "Order More"
  }
}
