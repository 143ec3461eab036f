/** spec: portal §4 (Order status) */
const LIST_COMPLETE = 75
const SERVICE_COMPLETE = 50
const PAYMENT_SHOWN_FROM = 40
const CREDIT_CARD = 1
const ORDER_MORE_TYPE = 10
const NO_EXCEL = 270

export interface ListOrderRow {
  readonly status: number
  readonly onlineOrder: boolean
  readonly orderType: number
  readonly listType: number
  /** 1 is a credit card; null: none yet. */
  readonly paymentMethod: number | null
}

export interface ListOrderActions {
  readonly orderMore: "hidden" | "disabled" | "enabled"
  readonly excel: boolean
  readonly showPayment: boolean
}

/**
 * What may be done with a list order: more of it and its Excel file once it is complete and was ordered online; more only
 * of order type 10, no Excel for 270. Its payment shows from status 40 on, when it was by card. spec: portal §4
 */
export const listOrderActions = (row: ListOrderRow): ListOrderActions => {
  const isComplete = row.status === LIST_COMPLETE && row.onlineOrder
  return {
    orderMore: !isComplete ? "hidden" : row.orderType === ORDER_MORE_TYPE ? "enabled" : "disabled",
    excel: isComplete && row.listType !== NO_EXCEL,
    showPayment: row.status >= PAYMENT_SHOWN_FROM && row.paymentMethod === CREDIT_CARD,
  }
}

/** Which files of a service order may be had: those that exist, once it is complete. spec: portal §4 */
export const serviceOrderActions = (row: {
  readonly status: number
  readonly hasFulfillmentFile: boolean
  readonly hasReportsFile: boolean
}): { readonly fulfillment: boolean; readonly reports: boolean } => ({
  fulfillment: row.status === SERVICE_COMPLETE && row.hasFulfillmentFile,
  reports: row.status === SERVICE_COMPLETE && row.hasReportsFile,
})
