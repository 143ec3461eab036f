import { OrderCode } from "../../shared/OrderCode.ts"
import { daysAfter } from "../../shared/daysAfter.ts"
import { Effect, Schema } from "effect"
import { type ListFormat, Orders } from "../Orders.ts"
import { OrderState } from "../OrderState.ts"

/** The order is there, its list not yet. */
export class NotYetDelivered extends Schema.TaggedError<NotYetDelivered>()("NotYetDelivered", {
  orderCode: OrderCode,
  state: OrderState,
}) {}

/** The delivered list of an order, with what its receipt says of the file; the SHA-256 there is that of the CSV. */
export const downloadOrder = Effect.fn("downloadOrder")(function* (
  orderCode: OrderCode,
  format: ListFormat = "csv",
) {
  const orders = yield* Orders
  const { delivery, state } = yield* orders.receipt(orderCode)
  if (delivery === null) return yield* new NotYetDelivered({ orderCode, state })
  return { delivery, bytes: yield* orders.download(orderCode, format) }
})

/** Days that a delivered list is kept, unless the site says otherwise. */
export const DELIVERY_DAYS = 90

/** Days that an uploaded file is kept, unless the site says otherwise. */
export const UPLOAD_DAYS = 30

/**
 * Tells whether stored data is still kept: through the last of `days` days after the day it was stored. Afterwards
 * only keys and keyed hashes remain. ISO days.
 */
export const isKept = (storedOn: string, today: string, days: number): boolean =>
  today <= daysAfter(storedOn, days)
