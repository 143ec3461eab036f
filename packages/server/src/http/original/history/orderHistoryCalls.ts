import {
  Actor,
  Api,
  type PagingOptions,
  SERVICE_DATA_KEYS,
  wireListOrder,
  wireOrderDetail,
  wireServiceOrder,
} from "@listwright/adapters"
import type { AccountId } from "@listwright/domain/account"
import { orderTypes, type ServiceOrderType } from "@listwright/domain/history"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { HistoryCriteria } from "../../../history/HistoryCriteria.ts"
import { PastOrders } from "../../../history/PastOrders.ts"
import { ServiceOrders } from "../../../history/ServiceOrders.ts"
import { servicesHtml } from "../../../history/servicesHtml.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { findNamedOutputColumns } from "./findNamedOutputColumns.ts"

/**
 * Returns the account specified in a call; null if none is specified. Original clients send 0 if no account is
 * selected.
 */
export const requestedAccountId = (written: AccountId | null | undefined): AccountId | null =>
  written === 0 ? null : (written ?? null)

const rowsOf = ({ PageNumber, PageSize }: PagingOptions) => ({
  skip: (PageNumber - 1) * PageSize,
  most: PageSize,
})

const found = Effect.fn("found")(function* (asked: HistoryCriteria, paging: PagingOptions) {
  const { reach } = yield* Actor
  const { items, total } = yield* (yield* PastOrders).page(reach, asked, rowsOf(paging))
  return { ReportData: { Items: items.map(wireListOrder), TotalRecordCount: total }, items }
})

/** Returns the service tab with a given code; refuses any other code. */
export const decodeServiceTab = (code: number): Effect.Effect<ServiceOrderType, CallRefused> => {
  const tab = orderTypes.decode(code)
  return tab === undefined || tab === "lists"
    ? Effect.fail(
        new CallRefused({
          reason: `orderType: there are no services of the code ${code}. Please send 0, 1, 2, 3, 5, 6 or 8.`,
        }),
      )
    : Effect.succeed(tab)
}

/** Calls for finding orders and their details. */
export const orderHistoryCalls = {
  GetInitOrderHistoryData: HttpApiBuilder.handler(Api, "History", "GetInitOrderHistoryData", ({ payload }) =>
    toEnvelope(
      Effect.map(found({ accountId: null, search: "" }, payload.pagingOptions), ({ ReportData }) => ({
        ReportData,
      })),
    ),
  ),
  GetOrderHistory: HttpApiBuilder.handler(Api, "History", "GetOrderHistory", ({ payload }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { accountId, orderName, orderNumber, pagingOptions, searchKey } = payload
        const asked = {
          accountId: requestedAccountId(accountId),
          search: searchKey ?? "",
          name: orderName ?? "",
          code: orderNumber ?? "",
        }
        const { ReportData, items } = yield* found(asked, pagingOptions)
        return { ReportData, AdditionalOutputColumns: yield* findNamedOutputColumns(items) }
      }),
    ),
  ),
  GetMyAcxiomOrderMoreByOrder: HttpApiBuilder.handler(
    Api,
    "History",
    "GetMyAcxiomOrderMoreByOrder",
    ({ payload: { accountId, orderType, pagingOptions, searchKey } }) =>
      toEnvelope(
        Effect.gen(function* () {
          const { reach } = yield* Actor
          const tab = yield* decodeServiceTab(orderType)
          const orders = yield* ServiceOrders
          const asked = { accountId: requestedAccountId(accountId), search: searchKey ?? "" }
          const { items, total } = yield* orders.page(reach, tab, asked, rowsOf(pagingOptions))
          return {
            [SERVICE_DATA_KEYS[tab]]: { Items: items.map(wireServiceOrder), TotalRecordCount: total },
          }
        }),
      ),
  ),
  GetOrderDetail: HttpApiBuilder.handler(
    Api,
    "History",
    "GetOrderDetail",
    ({ payload: { orderCode, sessionId } }) =>
      toEnvelope(
        Effect.gen(function* () {
          const { reach } = yield* Actor
          const orders = yield* PastOrders
          const detail = yield* orders.detail(reach, { draftId: sessionId, orderCode: orderCode ?? null })
          return { Order: wireOrderDetail(detail) }
        }),
      ),
  ),
  GetServiceOrder: HttpApiBuilder.handler(Api, "History", "GetServiceOrder", ({ payload }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { reach } = yield* Actor
        const { order, services } = yield* (yield* ServiceOrders).detail(reach, payload.orderId)
        return { Order: wireServiceOrder(order), ServicesListHtmlText: servicesHtml(services) }
      }),
    ),
  ),
}
