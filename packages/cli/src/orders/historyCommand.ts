import {
  loadChargedListOrders,
  History,
  listStatusText,
  type OrderType,
  serviceRowName,
} from "@listwright/domain/history"
import { MAX_ORDERS_PER_PAGE } from "@listwright/domain/order"
import { firstPage } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { namedAccount } from "../saved-lists/namedAccount.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { explainDisabledPart } from "../sign-in/explainDisabledPart.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { HistoryFlags } from "./commands/history.ts"
import { HistoryJson } from "./HistoryJson.ts"
import { checkHistorySearch, findHistoryTab } from "./findHistoryTab.ts"

const COLUMNS = [
  { heading: "code" },
  { heading: "name", isCut: true },
  { heading: "date" },
  { heading: "kind", isCut: true },
  { heading: "status", isCut: true },
  { heading: "records", isFigure: true },
  { heading: "cost", isFigure: true },
] as const

/** The columns of list orders, which are paid for on this site; service orders are paid for elsewhere. */
const LIST_COLUMNS = [
  ...COLUMNS,
  { heading: "tax", isFigure: true },
  { heading: "charged", isFigure: true },
  { heading: "refunded", isFigure: true },
] as const

const encode = Schema.encodeSync(HistoryJson)

/** Loads a page of a history tab, both as JSON and as rows. */
const pageOf = Effect.fnUntraced(function* (tab: OrderType, search: string, flags: HistoryFlags) {
  const history = yield* History
  const query = { accountId: namedAccount(flags), search }
  const paging = { ...firstPage("history"), pageSize: flags.limit ?? MAX_ORDERS_PER_PAGE }
  if (tab === "lists") {
    const { items, total } = yield* loadChargedListOrders(query, paging)
    return {
      total,
      json: { type: tab, total, orders: items },
      codes: items.map(({ orderCode }) => orderCode),
      rows: items.map((order) => [
        order.orderCode,
        order.name,
        order.orderDate,
        order.sourceName,
        listStatusText(order.status),
        order.quantity,
        order.estimatedCost,
        order.taxCharge,
        order.charged,
        order.refunded,
      ]),
    }
  }
  const { items, total } = yield* history.serviceOrders(tab, query, paging)
  return {
    total,
    json: { type: tab, total, services: items },
    codes: items.map(({ orderCode }) => orderCode),
    rows: items.map((order) => [
      order.orderCode,
      order.name,
      order.createdAt,
      serviceRowName(tab, order.service),
      order.statusText,
      order.totalRecords,
      order.totalCost,
    ]),
  }
})

/** Lists a history tab's orders, most recent first. */
export const historyCommand = Effect.fn("historyCommand")(function* (
  text: string,
  flags: HistoryFlags,
  terminal: Terminal,
) {
  const tab = yield* findHistoryTab(flags.type)
  const search = yield* checkHistorySearch(text)
  const server = yield* connection(terminal)
  const asked = runOnServer(server)(pageOf(tab, search, flags))
  const page = yield* tab === "lists" ? asked : explainDisabledPart("services", terminal)(asked)
  if (flags.json === true) return yield* print(terminal, jsonText(encode(page.json)))
  if (flags.idsOnly === true) return yield* print(terminal, page.codes.map((code) => `${code}\n`).join(""))
  yield* printTable(terminal, tab === "lists" ? LIST_COLUMNS : COLUMNS, page.rows)
  if (page.rows.length < page.total)
    yield* printRemark(
      terminal,
      `Showing ${page.rows.length} of ${page.total} orders. To find others, enter part of a code or name.`,
    )
})
