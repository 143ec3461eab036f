import { findOrders, MAX_ORDERS_PER_PAGE } from "@listwright/domain/order"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListFlags } from "./commands/list.ts"
import { OrdersJson } from "./OrdersJson.ts"

const COLUMNS = [
  { heading: "code" },
  { heading: "name", isCut: true },
  { heading: "ordered" },
  { heading: "state" },
  { heading: "records", isFigure: true },
  { heading: "total", isFigure: true },
  { heading: "before_tax", isFigure: true },
  { heading: "tax", isFigure: true },
  { heading: "charged", isFigure: true },
  { heading: "refunded", isFigure: true },
] as const

const encode = Schema.encodeSync(OrdersJson)

/** Lists orders, most recent first: all of them, or those whose code or name contains the given text. */
export const orderListCommand = Effect.fn("orderListCommand")(function* (
  text: string,
  flags: ListFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const found = yield* runOnServer(server)(findOrders({ text, size: flags.limit ?? MAX_ORDERS_PER_PAGE }))
  const { orders, total } = found
  if (flags.json === true) return yield* print(terminal, jsonText(encode(found)))
  if (flags.idsOnly === true)
    return yield* print(terminal, orders.map(({ orderCode }) => `${orderCode}\n`).join(""))
  yield* printTable(
    terminal,
    COLUMNS,
    orders.map((order) => [
      order.orderCode,
      order.orderName,
      order.submittedDay,
      order.state,
      order.quantity,
      order.total,
      order.totalBeforeTax,
      order.taxCharge,
      order.charged,
      order.refunded,
    ]),
  )
  if (orders.length < total)
    yield* printRemark(
      terminal,
      `Showing ${orders.length} of ${total} orders. To find others, enter part of a code or name.`,
    )
})
