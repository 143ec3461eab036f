import { DraftId, type OrderCode } from "@listwright/domain/shared"
import { orderTypeName, orderTypes } from "@listwright/domain/history"
import { Schema } from "effect"
import { WireServiceOrder } from "../../contract/legacy/history/WireHistory.ts"
import { Page } from "../../contract/legacy/Paging.ts"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import { paging } from "./paging.ts"
import type { Recorder } from "./Recorder.ts"
import { SAVED_ON, type StableName } from "./stableNames.ts"

const NO_ORDER = "LW-2222-2222"
const NO_SERVICE = "01990000-0000-4000-8000-000000000000"

const More = Schema.Struct({ SessionId: DraftId })
const Services = Schema.Record(Schema.String, Page(WireServiceOrder))

/** How many orders there are depends on what was ordered before. */
const oneOrder = (body: Schema.Json): Schema.Json =>
  JSON.parse(JSON.stringify(body).replace(/"TotalRecordCount":\d+/, '"TotalRecordCount":1'))

/** A file whose orders were placed on the day of the recordings. */
const onRecordedDay = (body: Schema.Json): Schema.Json =>
  typeof body === "string" ? body.replaceAll(/^\d{4}-\d\d-\d\d,/gm, `${SAVED_ON},`) : body

/** Records the orders of services that came with the site. Returns what to rename. */
const recordServices = async (recorder: Recorder): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const names: Array<StableName> = []
  for (const tab of orderTypes.names.filter((name) => name !== "lists")) {
    const answer = await ask("GetMyAcxiomOrderMoreByOrder", {
      title: orderTypeName(tab),
      body: {
        orderType: orderTypes.encode(tab),
        accountId: null,
        searchKey: "",
        pagingOptions: paging(18),
      },
    })
    for (const { Items } of Object.values(dataOf(Services, answer)))
      for (const { OrderCode, OrderGuid } of Items)
        names.push([OrderGuid, `01990000-0000-4000-8000-0000000${OrderCode.slice(3)}`])
  }
  await ask("GetMyAcxiomOrderMoreByOrder", {
    title: "no such tab",
    body: { orderType: 4, accountId: null, searchKey: "", pagingOptions: paging(18) },
  })
  const [guid = ""] = names[0] ?? []
  await ask("GetServiceOrder", { title: "the order", body: { orderId: guid } })
  await ask("GetServiceOrder", { title: "somebody else's", body: { orderId: NO_SERVICE } })
  await ask("DownFile", { title: "the reports of a service", query: { id: guid, type: "2" } })
  await ask("DownReportFile", { title: "the services of a tab", query: { orderType: "0" } })
  return names
}

/** Records the placed order in the history, and more of it. Returns what to rename. */
export const recordHistory = async (
  recorder: Recorder,
  draftId: DraftId,
  orderCode: OrderCode,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const searched = { accountId: null, searchKey: orderCode, pagingOptions: paging(18) }
  await ask("GetOrderHistory", { title: "by its code", body: searched })
  await ask("GetOrderHistory", {
    title: "none is called so",
    body: { ...searched, searchKey: "no order is called so" },
  })
  await ask("GetInitOrderHistoryData", {
    title: "the newest",
    body: { pagingOptions: paging(1) },
    written: oneOrder,
  })
  await ask("GetOrderDetail", { title: "the order", body: { sessionId: draftId } })
  await ask("GetOrderDetail", { title: "somebody else's", body: { sessionId: NO_SERVICE } })
  const csv = { orderType: "-1", accountId: "", searchKey: orderCode }
  await ask("DownReportFile", { title: "the list orders", query: csv, written: onRecordedDay })
  await ask("GetOrderMoreByOrder", { title: "its account", body: { orderId: orderCode } })
  await ask("GetOrderMoreByOrder", { title: "somebody else's", body: { orderId: NO_ORDER } })
  const submitted = await ask("SubmitForOrderMore", {
    title: "without other orders",
    body: { order: { OrderId: orderCode, SuppressionType: 0, ListType: LIST_TYPE } },
  })
  const { SessionId } = dataOf(More, submitted)
  // The next test that opens the latest draft finds it empty.
  await ask("undoDraft", {
    title: "more is no longer ordered",
    params: { id: SessionId },
    body: { baseRevision: 2 },
  })
  await ask("SubmitForOrderMore", {
    title: "an order that is not there",
    body: { order: { OrderId: NO_ORDER, SuppressionType: 0 } },
  })
  await ask("SubmitForOrderMore", {
    title: "no orders chosen",
    body: { order: { OrderId: orderCode, SuppressionType: 2, OrderSuppressions: [] } },
  })
  return [[SessionId, "01990000-0000-7000-8000-00000000d0f1"], ...(await recordServices(recorder))]
}
