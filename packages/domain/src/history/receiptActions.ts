import type { OrderReceipt } from "../order/Orders.ts"
import { listOrderActions, type ListOrderActions } from "./orderActions.ts"
import { ONLINE_ORDER_TYPE, toOrderStatus } from "./orderStatus.ts"

/** The receipt fields that determine which actions its order has. */
export type ReceiptActionFields = Pick<
  OrderReceipt,
  "downloadClosedOn" | "listType" | "isOnline" | "orderType" | "state"
>

/**
 * Determines which actions a receipt's order has, by the same rule as for its row in the history
 * [p4-list-order-actions].
 */
export const receiptActions = (receipt: ReceiptActionFields): ListOrderActions =>
  listOrderActions({
    status: toOrderStatus(receipt.state),
    isOnline: receipt.isOnline ?? true,
    orderType: receipt.orderType ?? ONLINE_ORDER_TYPE,
    listType: receipt.listType,
    paymentMethod: null,
    isDownloadClosed: receipt.downloadClosedOn !== null,
  })
