import { Orders } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { printOrder } from "./printOrder.ts"

/** Cancels an order's pending payment and prints the order's resulting state. */
export const cancelCommand = Effect.fn("cancelCommand")(function* (
  code: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const order = yield* runOnServer(server)(
    Effect.flatMap(Orders, (orders) => orders.giveUpPayment(OrderCode.make(code))),
  )
  yield* printOrder(terminal, order, flags)
})
