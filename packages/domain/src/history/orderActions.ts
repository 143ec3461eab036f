import { codes } from "../shared/Codes.ts"
import { traitsOf } from "../catalogue/listTypes.ts"
import { paymentMethods } from "../payment/PaymentMethod.ts"

/**
 * The statuses that determine the actions on an order; orders may have others in between. The payment may be shown from
 * `paid` on [p9-status-codes].
 */
export const orderStatuses = codes({ paid: 40, serviceComplete: 50, listComplete: 75 })

const ORDER_MORE_TYPE = 10

/** The fields that decide the actions on a list order. */
export interface ListOrderRow {
  readonly status: number
  readonly onlineOrder: boolean
  readonly orderType: number
  readonly listType: number
  /** The payment method; 1 is a credit card, null if there's none yet. */
  readonly paymentMethod: number | null
  /** True if its list can no longer be downloaded: it was refunded in full, or is no longer kept. */
  readonly isDownloadClosed?: boolean
}

/** The actions on a list order, and whether to show its payment. */
export interface ListOrderActions {
  readonly orderMore: "hidden" | "disabled" | "enabled"
  readonly excel: boolean
  readonly showPayment: boolean
}

/**
 * Decides the actions on a list order. Order More and the Excel file require a complete order that was placed online.
 * Only order type 10 allows Order More, and 270 has no Excel file [p4-list-order-actions]. An order whose download is
 * closed has no Excel file either. The payment is shown from status 40 on, if it was by card [p4-payment-shown].
 */
export const listOrderActions = (row: ListOrderRow): ListOrderActions => {
  const isComplete = row.status === orderStatuses.encode("listComplete") && row.onlineOrder
  return {
    orderMore: !isComplete ? "hidden" : row.orderType === ORDER_MORE_TYPE ? "enabled" : "disabled",
    excel: isComplete && row.isDownloadClosed !== true && traitsOf(row.listType).offersExcel,
    showPayment:
      row.status >= orderStatuses.encode("paid") && row.paymentMethod === paymentMethods.encode("creditCard"),
  }
}

/**
 * Decides which files of a service order can be downloaded: the ones that exist, once the order is complete
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

/** Returns the action on each row of a landing page card [p4-row-actions]. */
export const rowAction = (card: "savedOrders" | "recentOrders"): "Retrieve Counts" | "Order More" => {
  switch (card) {
    case "savedOrders":
      return "Retrieve Counts"
    case "recentOrders":
      return "Order More"
  }
}
