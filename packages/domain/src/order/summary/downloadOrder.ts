import { Effect, Schema } from "effect"
import { type ListFormat, Orders, OrderState } from "../Orders.ts"

/** The order is there, its list not yet. */
export class NotYetDelivered extends Schema.TaggedError<NotYetDelivered>()("NotYetDelivered", {
  orderCode: Schema.String,
  state: OrderState,
}) {}

/** The delivered list of an order, with what its receipt says of the file; the SHA-256 there is that of the CSV. */
export const downloadOrder = Effect.fn("downloadOrder")(function* (
  orderCode: string,
  format: ListFormat = "csv",
) {
  const orders = yield* Orders
  const { delivery, state } = yield* orders.receipt(orderCode)
  if (delivery === null) return yield* new NotYetDelivered({ orderCode, state })
  return { delivery, bytes: yield* orders.download(orderCode, format) }
})
