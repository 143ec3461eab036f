import { firstPage, OrderCode } from "@listwright/domain/shared"
import { FoundOrders, OrderReceipt, totalsWithTax } from "@listwright/domain/order"
import { BigDecimal, Schema } from "effect"
import { ok } from "../../contract/legacy/Envelope.ts"
import { LegacyOrder } from "../../contract/legacy/order/LegacyOrder.ts"
import { contactOfLegacy } from "../../legacy-order/legacyContact.ts"
import { dataOf } from "../dataOf.ts"
import { fieldOf, textOf } from "../fieldOf.ts"
import { draftOfCall, json } from "../answers.ts"
import { mockCount } from "../mockCount.ts"
import { mockQuote } from "../pricing/mockPrices.ts"
import type { MockAnswer, MockCall } from "../MockRequest.ts"
import { type MockState, newName } from "../MockState.ts"

const Placing = Schema.Struct({ order: LegacyOrder })
const Tax = Schema.Struct({ SubTotal: Schema.String, TotalTax: Schema.String })
const DECIMALS = 4
const encodeFound = Schema.encodeSync(FoundOrders)

/** Tax, placing, receipt and list. Every order is delivered with the recorded list. */
export const orderCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const recordedReceipt = Schema.decodeUnknownSync(OrderReceipt)(
    recordings.titled("getOrder", "the receipt").body,
  )
  const recordedTax = dataOf(Tax, recordings.titled("CalculateTax", "Illinois"))
  const rate = BigDecimal.format(
    BigDecimal.divideUnsafe(
      BigDecimal.fromStringUnsafe(recordedTax.TotalTax),
      BigDecimal.fromStringUnsafe(recordedTax.SubTotal),
    ).pipe(BigDecimal.scale(DECIMALS)),
  )
  const list = (code: string | undefined): MockAnswer | undefined =>
    state.orders.has(code ?? "") ? recordings.titled("downloadOrder", "the list") : undefined

  return {
    CalculateTax: (request) => {
      const same = recordings.same("CalculateTax", request)
      if (same !== undefined) return same
      const amount = textOf(fieldOf(request.body, "req"), "OrderAmount")
      if (!/^\d+(\.\d+)?$/.test(amount)) return recordings.titled("CalculateTax", "no amount")
      const { subTotal, totalTax, total } = totalsWithTax(amount, rate)
      return { status: 200, body: json(ok({ SubTotal: subTotal, TotalTax: totalTax, Total: total })) }
    },
    ProcessOrder: (request) => {
      const { order } = Schema.decodeUnknownSync(Placing)(request.body)
      const draft = draftOfCall(state, request)
      const token = order.OrderPaymentInformation?.Token ?? ""
      if (state.declined.get(token) !== false)
        return recordings.titled("ProcessOrder", "the card was declined")
      if (draft === undefined) return recordings.titled("ProcessOrder", "other totals were shown")
      const { definition, choices } = draft.current
      const count = mockCount(definition, state.recordedCount)
      const quote = mockQuote(state.prices, definition, choices, count)
      if (quote === null || quote.figures.TotalPretaxCost !== order.TotalPretaxCost) {
        return recordings.titled("ProcessOrder", "other totals were shown")
      }
      const orderCode = OrderCode.make(
        newName(state, recordedReceipt.orderCode, new Set(state.orders.keys())),
      )
      state.orders.set(orderCode, {
        ...recordedReceipt,
        orderCode,
        draftId: draft.current.id,
        orderName: order.OrderContactInformation?.OrderName ?? "",
        contact: contactOfLegacy(order.OrderContactInformation),
        available: count.total,
        quantity: quote.quantity,
        lines: quote.lines,
        totalPretaxCost: quote.figures.TotalPretaxCost,
        taxCharge: order.TaxCharge ?? "0.00",
        total: order.TotalActualCost ?? quote.figures.TotalPretaxCost,
      })
      const placed = recordings.titled("ProcessOrder", "placed")
      return {
        ...placed,
        body: JSON.parse(JSON.stringify(placed.body).replaceAll(recordedReceipt.orderCode, orderCode)),
      }
    },
    findOrders: ({ query }) => {
      const text = (query["text"] ?? "").trim().toLowerCase()
      const page = Number(query["page"] ?? 1)
      const size = Number(query["size"] ?? firstPage("history").pageSize)
      const found = [...state.orders.values()]
        .toReversed()
        .filter(({ orderCode, orderName }) => `${orderCode}\n${orderName}`.toLowerCase().includes(text))
      const orders = found.slice((page - 1) * size, page * size)
      return { status: 200, body: json(encodeFound({ orders, total: found.length })) }
    },
    getOrder: ({ params }) => {
      const receipt = state.orders.get(params["code"] ?? "")
      return receipt === undefined
        ? recordings.titled("getOrder", "no such order")
        : { status: 200, body: json(Schema.encodeSync(OrderReceipt)(receipt)) }
    },
    // Nothing waits for a page here: the receipt as it is.
    giveUpPayment: ({ params }) => {
      const receipt = state.orders.get(params["code"] ?? "")
      return receipt === undefined
        ? recordings.titled("giveUpPayment", "no such order")
        : { status: 200, body: json(Schema.encodeSync(OrderReceipt)(receipt)) }
    },
    downloadOrder: ({ params }) =>
      list(params["code"]) ?? recordings.titled("downloadOrder", "no such order"),
    downloadWorkbook: ({ params }) =>
      state.orders.has(params["code"] ?? "")
        ? recordings.titled("downloadWorkbook", "the list")
        : recordings.titled("downloadWorkbook", "no such order"),
    DownFile: ({ query }) => list(query["id"]) ?? recordings.titled("downloadOrder", "no such order"),
  }
}
