import { Effect } from "effect"
import { PAGE_SIZES } from "../shared/Paging.ts"
import { meetsSearchThreshold } from "../shared/searchThreshold.ts"
import { type FoundOrders, MAX_ORDER_TEXT_LENGTH, type OrderQuery } from "./FoundOrder.ts"
import { Orders } from "./Orders.ts"

const NONE: FoundOrders = { orders: [], total: 0 }

/**
 * Finds orders by part of their code or name; blank text matches all. Other text that has fewer than 3 characters, or
 * that's longer than any order's name, finds nothing, and no request is sent.
 */
export const findOrders = Effect.fn("findOrders")(function* ({
  page = 1,
  size = PAGE_SIZES.history,
  text: typed,
}: Pick<OrderQuery, "text"> & Partial<OrderQuery>) {
  const text = typed.trim()
  if (text.length > MAX_ORDER_TEXT_LENGTH || (text !== "" && !meetsSearchThreshold(text))) return NONE
  const orders = yield* Orders
  return yield* orders.find({ text, page, size })
})
