import { OrderCode } from "../../shared/OrderCode.ts"
import { addDays } from "../../shared/addDays.ts"
import { Effect, Schema } from "effect"
import { type ListFormat, Orders } from "../Orders.ts"
import { OrderState } from "../OrderState.ts"

/** Raised when the order exists but its list hasn't been delivered yet. */
export class NotYetDelivered extends Schema.TaggedError<NotYetDelivered>()("NotYetDelivered", {
  orderCode: OrderCode,
  state: OrderState,
}) {}

/**
 * Downloads an order's delivered list, with the file information from its receipt; the SHA-256 in the receipt is the
 * CSV's.
 */
export const downloadOrder = Effect.fn("downloadOrder")(function* (
  orderCode: OrderCode,
  format: ListFormat = "csv",
) {
  const orders = yield* Orders
  const { delivery, state } = yield* orders.receipt(orderCode)
  if (delivery === null) return yield* new NotYetDelivered({ orderCode, state })
  return { delivery, bytes: yield* orders.download(orderCode, format) }
})

/** The default number of days that a delivered list is stored. */
export const DELIVERY_RETENTION_DAYS = 90

/** The number of days that an uploaded file is stored. */
export const UPLOAD_RETENTION_DAYS = 30

/**
 * Returns the last day on which a list is stored: the last of the `days` days after its delivery date. Afterwards, only
 * keys and keyed hashes remain [p4-delivery-days]. Both dates are ISO dates.
 */
export const lastRetentionDay = (deliveredOn: string, days: number): string => addDays(deliveredOn, days)
