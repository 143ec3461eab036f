import { DefinitionHash } from "@listwright/domain/definition"
import { emptyContact } from "@listwright/domain/drafts"
import {
  type ListOrder,
  type ListOrderDetail,
  orderStatuses,
  toOrderStatus,
} from "@listwright/domain/history"
import { type FoundOrder, OrderState, type OrderReceipt } from "@listwright/domain/order"

/** The value of anything that the original contract doesn't provide. */
const UNSAID = ""
const NOTHING_REFUNDED = "0.00"

/**
 * Returns the order state for a status. A status that only other systems use gets the state of the nearest status below
 * it.
 */
export const orderStateFromStatus = (status: number): OrderState => {
  const own = OrderState.literals.find((state) => toOrderStatus(state) === status)
  if (own !== undefined) return own
  if (status >= orderStatuses.encode("listComplete")) return "fulfilled"
  return status >= orderStatuses.encode("paid") ? "placed" : "pending"
}

const amountsOf = (row: ListOrder) => ({
  totalBeforeTax: row.estimatedCost,
  taxCharge: UNSAID,
  total: UNSAID,
  charged: UNSAID,
  refunded: NOTHING_REFUNDED,
})

/** Converts a history row to an order. The row has no tax, total, or number of available records. */
export const foundOrderFromRow = (row: ListOrder): FoundOrder => ({
  orderCode: row.orderCode,
  orderName: row.name,
  listType: row.listType,
  state: orderStateFromStatus(row.status),
  available: row.quantity,
  quantity: row.quantity,
  ...amountsOf(row),
  isDownloadClosed: false,
  submittedDay: row.orderDate.slice(0, 10),
})

/** Builds an order's receipt from its history row and its details. */
export const receiptFromHistory = (row: ListOrder, detail: ListOrderDetail): OrderReceipt => {
  const { available: _available, isDownloadClosed: _closed, ...found } = foundOrderFromRow(row)
  return {
    ...found,
    draftId: row.draftId,
    accountName: row.accountName,
    isOnline: row.isOnline,
    orderType: row.orderType,
    placementId: UNSAID,
    submittedAt: row.orderDate,
    available: detail.available,
    lines: [],
    points: 0,
    pointsTakenBack: 0,
    contact: { ...emptyContact, orderName: row.name },
    cardType: detail.payment?.cardType ?? UNSAID,
    lastDigits: detail.payment?.number.slice(-4) ?? UNSAID,
    definitionHash: DefinitionHash.make(UNSAID),
    snapshot: UNSAID,
    refunds: [],
    downloadClosedOn: null,
    delivery:
      found.state === "fulfilled"
        ? {
            records: row.quantity,
            sha256: UNSAID,
            fileName: `${row.orderCode}.csv`,
            refunded: NOTHING_REFUNDED,
            keptUntil: null,
            isKept: true,
          }
        : null,
  }
}
