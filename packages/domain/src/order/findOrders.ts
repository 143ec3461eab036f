import { Effect } from "effect"
import { PAGE_SIZES } from "../shared/Paging.ts"
import { reachesSearchThreshold } from "../shared/searchThreshold.ts"
import { type FoundOrders, ORDER_TEXT_MAX, type OrderQuestion } from "./FoundOrder.ts"
import { Orders } from "./Orders.ts"

const NONE: FoundOrders = { orders: [], total: 0 }

/**
 * Finds orders by part of their code or name; blank text matches all. Any other text with fewer than 3 characters, or
 * too long for an order, finds nothing and sends no request.
 */
export const findOrders = Effect.fn("findOrders")(function* ({
  page = 1,
  size = PAGE_SIZES.history,
  text: typed,
}: Pick<OrderQuestion, "text"> & Partial<OrderQuestion>) {
  const text = typed.trim()
  if (text.length > ORDER_TEXT_MAX || (text !== "" && !reachesSearchThreshold(text))) return NONE
  const orders = yield* Orders
  return yield* orders.find({ text, page, size })
})
