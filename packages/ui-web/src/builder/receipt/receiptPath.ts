import { orderPath } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"

/** Returns a receipt's URL. */
export const receiptPath = (listType: number, code: OrderCode): string =>
  `${orderPath(listType, "success")}?order=${encodeURIComponent(code)}`

/** Returns the order specified in a receipt's URL; null if there isn't one. */
export const orderCodeFromUrl = (search: URLSearchParams): OrderCode | null => {
  const code = search.get("order") ?? ""
  return code === "" ? null : OrderCode.make(code)
}
