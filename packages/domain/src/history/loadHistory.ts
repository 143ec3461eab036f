import { Array as Arr, Effect } from "effect"
import { MAX_ORDERS_PER_PAGE } from "../order/FoundOrder.ts"
import { Orders } from "../order/Orders.ts"
import { type CallFailed, NotFound } from "../shared/Failures.ts"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import { History, type HistoryQuery, type HistoryRowPage } from "./History.ts"
import type { ServiceOrderType } from "./orderTypes.ts"
import type { ChargedListOrder } from "./ListOrder.ts"
import { triggersSearch } from "./triggersSearch.ts"

/**
 * Handles load failures as the specification requires ('History load failures: silently ignored'): the list is empty
 * and shows no message; `isFailed` tells the page to offer a retry. Only an expired session is reported, as on every
 * page [p8-history-silent].
 */
const silently = <Row, R>(load: Effect.Effect<HistoryRowPage<Row>, CallFailed, R>, paging: Paging) =>
  load.pipe(
    Effect.map((rows) => ({ ...rows, isFailed: false })),
    Effect.catchTag(["Refused", "NotFound", "ServerFailed", "ConnectTimedOut", "NetworkFailed"], () =>
      Effect.succeed<HistoryRowPage<Row> & { readonly isFailed: boolean }>({
        items: [],
        total: 0,
        isFailed: true,
      }),
    ),
    Effect.map(({ isFailed, items, total }) => ({
      items,
      paging: isFailed ? paging : withTotal(paging, total),
      isFailed,
    })),
  )

/**
 * Loads a page of list orders with their amounts: an original-contract call finds the rows, and a separate request gets
 * their charges.
 */
export const loadChargedListOrders = Effect.fn("loadChargedListOrders")(function* (
  query: HistoryQuery,
  paging: Paging,
): Effect.fn.Return<HistoryRowPage<ChargedListOrder>, CallFailed, History | Orders> {
  const { items, total } = yield* (yield* History).listOrders(query, paging)
  const orders = yield* Orders
  const pages = yield* Effect.forEach(
    Arr.chunksOf([...new Set(items.map(({ orderCode }) => orderCode))], MAX_ORDERS_PER_PAGE),
    (codes) => orders.find({ codes, text: "", page: 1, size: MAX_ORDERS_PER_PAGE }),
  )
  const byCode = new Map(pages.flatMap((page) => page.orders).map((order) => [order.orderCode, order]))
  const charged = items.flatMap((row) => {
    const found = byCode.get(row.orderCode)
    if (found === undefined) return []
    const { isDownloadClosed, refunded, taxCharge, total, totalBeforeTax } = found
    return [{ ...row, totalBeforeTax, taxCharge, total, charged: found.charged, refunded, isDownloadClosed }]
  })
  // A row without its money would say something wrong of it.
  return charged.length === items.length ? { items: charged, total } : yield* new NotFound({ what: "order" })
})

/**
 * Loads a page of list orders. Defaults to the first page, with 18 rows. Returns null while the search text is too
 * short; the page then keeps the current rows [p4-history-search].
 */
export const loadListOrders = Effect.fn("loadListOrders")(function* (
  query: HistoryQuery,
  paging: Paging = firstPage("history"),
) {
  if (!triggersSearch(query.search)) return null
  return yield* silently(loadChargedListOrders(query, paging), paging)
})

/** Loads a page of a service tab's orders, with the same defaults as `loadListOrders`. */
export const loadServiceOrders = Effect.fn("loadServiceOrders")(function* (
  type: ServiceOrderType,
  query: HistoryQuery,
  paging: Paging = firstPage("history"),
) {
  if (!triggersSearch(query.search)) return null
  const history = yield* History
  return yield* silently(history.serviceOrders(type, query, paging), paging)
})
