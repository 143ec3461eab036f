import type { OrderCode } from "@listwright/domain/shared"

/** Returns the cache key of an order's receipt. */
export const receiptKey = (orderCode: OrderCode) => ["receipt", orderCode]
