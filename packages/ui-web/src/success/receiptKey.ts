import type { OrderCode } from "@listwright/domain/shared"

/** Under which the receipt of an order is cached. */
export const receiptKey = (orderCode: OrderCode) => ["receipt", orderCode]
