import { Schema } from "effect"
import { OrderCode } from "../shared/OrderCode.ts"
import { OrderAmounts } from "./OrderAmounts.ts"
import { OrderState } from "./OrderState.ts"

/** The maximum length of the search text for orders; no order has a longer name. */
export const MAX_ORDER_TEXT_LENGTH = 200
/** The maximum number of rows on a page of orders. */
export const MAX_ORDERS_PER_PAGE = 100

/**
 * An order in search results. Amounts are in dollars with 2 decimals; the day is an ISO date in the site's time zone.
 */
export const FoundOrder = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  listType: Schema.Int,
  state: OrderState,
  /** The number of records available, and the number ordered. */
  available: Schema.Int,
  quantity: Schema.Int,
  ...OrderAmounts.fields,
  /** True if the order was fully refunded, so its list can no longer be downloaded. */
  isDownloadClosed: Schema.Boolean,
  submittedDay: Schema.String,
})
export type FoundOrder = typeof FoundOrder.Type

/** A page of orders, most recent first. */
export const FoundOrders = Schema.Struct({
  orders: Schema.Array(FoundOrder),
  /** The number of orders on all pages. */
  total: Schema.Int,
})
export type FoundOrders = typeof FoundOrders.Type

/**
 * A search for orders: `text` is part of a code or name ('' matches all). Pages are numbered from 1 and have 1 to 100
 * rows. `codes` limits the search to the orders with these codes.
 */
export interface OrderQuery {
  readonly codes?: ReadonlyArray<OrderCode>
  readonly text: string
  readonly page: number
  readonly size: number
}
