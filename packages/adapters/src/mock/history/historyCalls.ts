import { CanonicalDefinition } from "@listwright/domain/definition"
import { Draft } from "@listwright/domain/drafts"
import { type ListOrder, orderMoreDefinition, orderStatusOf } from "@listwright/domain/history"
import type { OrderReceipt } from "@listwright/domain/order"
import { Option, Schema } from "effect"
import { PagingOptions, Page } from "../../contract/legacy/Paging.ts"
import { WireListOrder, WireOrderDetail, WireOrderMore } from "../../contract/legacy/history/WireHistory.ts"
import { listOrderOfWire, wireListOrder } from "../../http/history/historyWire.ts"
import { answered, refused } from "../answers.ts"
import { dataOf } from "../dataOf.ts"
import { newDraft } from "../drafts/newDraft.ts"
import { fieldOf, textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
const Search = Schema.Struct({
  accountId: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  searchKey: text,
  pagingOptions: PagingOptions,
})
const Found = Schema.Struct({ ReportData: Page(WireListOrder) })
const Detail = Schema.Struct({ Order: WireOrderDetail })
const More = Schema.Struct({ order: WireOrderMore })
const OFF = { mode: "off" } as const

/** Orders that are found, told and ordered again, as the server does it: those that were placed, and the recorded one. */
export const historyCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const [recorded] = dataOf(Found, recordings.titled("GetOrderHistory", "by its code")).ReportData.Items.map(
    listOrderOfWire,
  )
  if (recorded === undefined) throw new Error("No order was recorded in the history.")
  const definition = Schema.decodeUnknownSync(Draft)(
    recordings.titled("getDraft", "before placing").body,
  ).definition

  const rowOf = (receipt: OrderReceipt): ListOrder => ({
    ...recorded,
    orderId: receipt.orderCode,
    orderCode: receipt.orderCode,
    sessionId: receipt.draftId,
    orderDesc: receipt.orderName,
    orderDate: receipt.submittedDay,
    totalDesiredQty: receipt.quantity,
    totalEstmCost: receipt.totalPretaxCost,
    accountName: receipt.accountName,
    status: orderStatusOf(receipt.state),
  })
  const rows = (): ReadonlyArray<ListOrder> => {
    const placed = [...state.orders.values()].map(rowOf).toReversed()
    return placed.some(({ orderCode }) => orderCode === recorded.orderCode) ? placed : [...placed, recorded]
  }
  const held = (id: string) => rows().find(({ orderId }) => orderId === id)
  const missing = () => recordings.titled("GetOrderMoreByOrder", "somebody else's")
  const page: MockCall = (request) => {
    const asked = Schema.decodeUnknownOption(Search)(request.body)
    if (Option.isNone(asked)) return refused("This is no search.")
    const { pagingOptions, searchKey } = asked.value
    const part = (searchKey ?? "").toLowerCase()
    const found = rows().filter(({ orderCode, orderDesc }) =>
      `${orderDesc}\n${orderCode}`.toLowerCase().includes(part),
    )
    const start = (pagingOptions.PageNumber - 1) * pagingOptions.PageSize
    const Items = found.slice(start, start + pagingOptions.PageSize).map(wireListOrder)
    return answered({
      ReportData: { Items, TotalRecordCount: found.length },
      AdditionalOutputColumns: [],
    })
  }
  /** What was ordered: of the draft that an order was made in, else what was recorded. */
  const orderedOf = ({ sessionId }: ListOrder): CanonicalDefinition =>
    state.drafts.get(sessionId)?.current.definition ?? definition

  return {
    GetInitOrderHistoryData: page,
    GetOrderHistory: page,
    GetOrderMoreByOrder: ({ body }) =>
      held(textOf(body, "orderId")) === undefined
        ? missing()
        : recordings.titled("GetOrderMoreByOrder", "its account"),
    SubmitForOrderMore: ({ body }) => {
      const { order } = Schema.decodeUnknownSync(More)(body)
      const row = held(order.OrderId ?? "")
      if (row === undefined) return missing()
      const codes = (order.OrderSuppressions ?? []).map(({ SuppressionValue }) => String(SuppressionValue))
      const [first, ...others] = codes
      const { SuppressionEndDate: end, SuppressionStartDate: start } = order
      const choice =
        order.SuppressionType === 1 && typeof start === "string" && typeof end === "string"
          ? ({ mode: "date", start, end } as const)
          : first === undefined
            ? OFF
            : ({ mode: "item", items: [first, ...others] } as const)
      const bought = { code: row.orderCode, day: row.orderDate }
      const more = orderMoreDefinition(orderedOf(row), bought, choice, row.orderDate)
      const draft = newDraft(state, row.listType, { definition: more })
      return answered({ SessionId: draft.id, ListType: row.listType })
    },
    GetOrderDetail: ({ body }) => {
      const code = textOf(body, "orderCode")
      const session = textOf(body, "sessionId")
      const row = rows().find((one) => (code === "" ? one.sessionId === session : one.orderCode === code))
      if (row === undefined) return missing()
      const detail = dataOf(Detail, recordings.titled("GetOrderDetail", "the order")).Order
      return answered({
        Order: { ...detail, OrderCode: row.orderCode, Status: row.status, TotalEstmCost: row.totalEstmCost },
      })
    },
    GetMyAcxiomOrderMoreByOrder: (request) => {
      const same = recordings.same("GetMyAcxiomOrderMoreByOrder", request)
      if (same !== undefined) return same
      const tab = recordings
        .exchanges("GetMyAcxiomOrderMoreByOrder")
        .find(({ request: asked }) => fieldOf(asked.body, "orderType") === fieldOf(request.body, "orderType"))
      return tab === undefined
        ? recordings.titled("GetMyAcxiomOrderMoreByOrder", "no such tab")
        : tab.response
    },
  }
}
