import { History, type OrderMoreRequest, orderTypes } from "@listwright/domain/history"
import { SERVICE_DATA_KEYS } from "../../contract/original/history/serviceDataKeys.ts"
import { suppressionEntryTypes } from "@listwright/domain/suppression"
import { Effect } from "effect"
import type { WireOrderMore } from "../../contract/original/history/WireHistory.ts"
import type { Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { readDownloadedFile } from "../readDownloadedFile.ts"
import { wirePaging } from "../wirePaging.ts"
import { listOrderFromWire, orderDetailFromWire, serviceOrderFromWire } from "./historyWire.ts"

const wireOrderMore = (orderId: string, request: OrderMoreRequest): WireOrderMore => ({
  OrderId: orderId,
  SuppressionType: suppressionEntryTypes.encode(request.entryType),
  OrderSuppressions: request.entries.map((entry) => ({
    SuppressionType: suppressionEntryTypes.encode(entry.type),
    SuppressedOrderId: entry.id,
    SuppressionName: entry.name,
    SuppressionValue: entry.value,
    OriginalOrderId: entry.extendedOrderId,
    SuppressedOrderCode: entry.code,
    SuppressedOrderDesc: entry.description,
  })),
  SuppressionStartDate: request.start,
  SuppressionEndDate: request.end,
  ListType: request.listType,
  AccountId: request.accountId,
})

/** Implements History over the contract. */
export const createHistoryPort = (api: Pick<Calls, "History">): History["Service"] =>
  History.of({
    listOrders: ({ accountId, search }, paging) =>
      Effect.map(
        envelopeData(
          api.History.GetOrderHistory({
            payload: { accountId, searchKey: search, pagingOptions: wirePaging(paging) },
          }),
        ),
        ({ ReportData: { Items, TotalRecordCount } }) => ({
          items: Items.map(listOrderFromWire),
          total: TotalRecordCount,
        }),
      ),
    serviceOrders: (type, { accountId, search }, paging) =>
      Effect.map(
        envelopeData(
          api.History.GetMyAcxiomOrderMoreByOrder({
            payload: {
              orderType: orderTypes.encode(type),
              accountId,
              searchKey: search,
              pagingOptions: wirePaging(paging),
            },
          }),
        ),
        (data) => {
          const { Items, TotalRecordCount } = data[SERVICE_DATA_KEYS[type]] ?? {
            Items: [],
            TotalRecordCount: 0,
          }
          return { items: Items.map(serviceOrderFromWire), total: TotalRecordCount }
        },
      ),
    detail: ({ orderCode, draftId }) =>
      Effect.map(
        envelopeData(api.History.GetOrderDetail({ payload: { sessionId: draftId, orderCode } })),
        ({ Order }) => orderDetailFromWire(Order),
      ),
    serviceDetail: (id) =>
      Effect.map(
        envelopeData(api.History.GetServiceOrder({ payload: { orderId: id } })),
        ({ Order, ServicesListHtmlText }) => ({
          order: serviceOrderFromWire(Order),
          servicesListHtml: ServicesListHtmlText,
        }),
      ),
    orderMoreAccount: (orderId) =>
      Effect.map(
        envelopeData(api.History.GetOrderMoreByOrder({ payload: { orderId } })),
        ({ AccountId }) => AccountId,
      ),
    orderMore: (orderId, request) =>
      Effect.map(
        envelopeData(api.History.SubmitForOrderMore({ payload: { order: wireOrderMore(orderId, request) } })),
        ({ SessionId }) => SessionId,
      ),
    exportAll: (type, { accountId, search }) =>
      mapCallFailure("file")(
        Effect.flatMap(
          api.History.DownReportFile({
            query: {
              orderType: String(orderTypes.encode(type)),
              searchKey: search,
              ...(accountId === null ? {} : { accountId: String(accountId) }),
            },
          }),
          readDownloadedFile,
        ),
      ),
  })
