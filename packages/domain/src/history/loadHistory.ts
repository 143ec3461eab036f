import { Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import { History, type HistoryQuery, type HistoryRows } from "./History.ts"
import type { ServiceOrderType } from "./orderTypes.ts"
import { searchRuns } from "./searchRuns.ts"

/**
 * 'History load failures: silently ignored': the list stays empty without a message, and offers to try again where `isFailed`.
 * Only an expired session is reported, as on every page. spec: portal §8 [p8-history-silent], decisions (Silence)
 */
const silently = <Row>(load: Effect.Effect<HistoryRows<Row>, CallFailed>, paging: Paging) =>
  load.pipe(
    Effect.map((rows) => ({ ...rows, isFailed: false })),
    Effect.catchTag(["Refused", "NotFound", "ServerFailed", "ConnectTimedOut", "NetworkFailed"], () =>
      Effect.succeed<HistoryRows<Row> & { readonly isFailed: boolean }>({
        items: [],
        totalRecordCount: 0,
        isFailed: true,
      }),
    ),
    Effect.map(({ isFailed, items, totalRecordCount }) => ({
      items,
      paging: isFailed ? paging : withTotal(paging, totalRecordCount),
      isFailed,
    })),
  )

/**
 * A page of list orders, the first of 18 rows unless another is asked for; null while the search is too short to run, so
 * that what is shown stays. spec: portal §4 (History search) [p4-history-search]
 */
export const loadListOrders = Effect.fn("loadListOrders")(function* (
  query: HistoryQuery,
  paging: Paging = firstPage("history"),
) {
  if (!searchRuns(query.search)) return null
  const history = yield* History
  return yield* silently(history.listOrders(query, paging), paging)
})

/** The same for the orders of one of the service tabs. */
export const loadServiceOrders = Effect.fn("loadServiceOrders")(function* (
  type: ServiceOrderType,
  query: HistoryQuery,
  paging: Paging = firstPage("history"),
) {
  if (!searchRuns(query.search)) return null
  const history = yield* History
  return yield* silently(history.serviceOrders(type, query, paging), paging)
})
