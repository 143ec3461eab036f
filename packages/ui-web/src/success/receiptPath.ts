import { orderPath } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"

/** Returns the address of a receipt. */
export const receiptPath = (listType: number, code: OrderCode): string =>
  `${orderPath(listType, "success")}?order=${encodeURIComponent(code)}`

/** Returns the order that a receipt's address names; null if it doesn't name one. */
export const namedOrder = (search: URLSearchParams): OrderCode | null => {
  const code = search.get("order") ?? ""
  return code === "" ? null : OrderCode.make(code)
}
