import { Schema } from "effect"
import { OrderCode } from "../shared/OrderCode.ts"
import { OrderAmounts } from "./OrderAmounts.ts"
import { OrderState } from "./OrderState.ts"

/** The longest text that orders are looked for by; no name of an order is longer. */
export const ORDER_TEXT_MAX = 200
/** The most rows of a page of orders. */
export const ORDERS_OF_A_PAGE_MAX = 100

/** An order in a list of orders. Dollars with 2 decimals; the ISO day in the site's time zone. */
export const FoundOrder = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  listType: Schema.Int,
  state: OrderState,
  /** Records that could be had, and those that were ordered. */
  available: Schema.Int,
  quantity: Schema.Int,
  ...OrderAmounts.fields,
  /** It was refunded in full, and its list can no longer be downloaded. */
  isDownloadClosed: Schema.Boolean,
  submittedDay: Schema.String,
})
export type FoundOrder = typeof FoundOrder.Type

/** A page of orders, the latest first. */
export const FoundOrders = Schema.Struct({
  orders: Schema.Array(FoundOrder),
  /** The number of orders on all pages. */
  total: Schema.Int,
})
export type FoundOrders = typeof FoundOrders.Type

/**
 * A search for orders: `text` is part of a code or a name, and '' finds all. Pages count from 1 and have 1 to 100
 * rows. `codes` limits the search to these orders.
 */
export interface OrderQuestion {
  readonly codes?: ReadonlyArray<OrderCode>
  readonly text: string
  readonly page: number
  readonly size: number
}
