import { CHARGES } from "@listwright/domain/glossary"
import { type OrderReceipt, taxRateText } from "@listwright/domain/order"
import { Schema } from "effect"
import type { PrintFlags } from "../saved-lists/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { OrderJson } from "./OrdersJson.ts"

const encode = Schema.encodeSync(OrderJson)

const rowsOf = (order: OrderReceipt): ReadonlyArray<Row> => [
  ["code", order.orderCode],
  ["name", order.orderName],
  ["state", order.state],
  ["ordered", order.submittedDay],
  ["account", order.accountName],
  ["source", order.listType],
  ["records", order.quantity, order.available],
  ...order.lines.map(({ amount, detail, label }): Row => ["line", label, amount, detail]),
  ["line", CHARGES.beforeTax, order.totalBeforeTax],
  ["line", CHARGES.tax, order.taxCharge, taxRateText(order.taxRate)],
  ["total", order.total],
  ["charged", order.charged],
  ...order.refunds.map(({ amount, day, reason }): Row => ["refund", amount, day, reason]),
  ...(order.refunds.length === 0 ? [] : [["refunded", order.refunded] as const]),
  ...(order.creativeId === undefined ? [] : [["creative", order.creativeId] as const]),
  ...(order.tasks ?? []).map(({ dueOn, endedOn, note, state, what }): Row => [
    "task",
    what,
    state,
    endedOn ?? dueOn,
    note,
  ]),
  ["points", order.points],
  ...(order.pointsTakenBack === 0 ? [] : [["points_taken_back", order.pointsTakenBack] as const]),
  ["card", order.cardType, order.lastDigits],
  ...(order.paymentPage === undefined
    ? []
    : [["pay", order.paymentPage.address, order.paymentPage.expiresAt] as const]),
  ...(order.downloadClosedOn === null ? [] : [["download_closed", order.downloadClosedOn] as const]),
  ...(order.isDelayed === true
    ? [
        [
          "delayed",
          "the list couldn't be written yet; the site will try again and email you when it's ready",
        ] as const,
      ]
    : []),
  ...(order.delivery === null
    ? []
    : [
        ["delivered", order.delivery.records, order.delivery.fileName, order.delivery.refunded] as const,
        ...(order.delivery.keptUntil === null
          ? []
          : [[order.delivery.isKept ? "kept_until" : "removed_after", order.delivery.keptUntil] as const]),
      ]),
]

/** Prints an order in full or just its code. */
export const printOrder = (terminal: Terminal, order: OrderReceipt, { idsOnly, json }: PrintFlags) => {
  if (json === true) return print(terminal, jsonText(encode(order)))
  return idsOnly === true ? print(terminal, `${order.orderCode}\n`) : printRows(terminal, rowsOf(order))
}
