import { Orders, type PlaceOrderRequest } from "@listwright/domain/order"
import { type CallFailed, firstPage, NotFound, type OrderCode, Refused } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { ApiClient } from "../../../http/ApiClient.ts"
import { mapCallFailure } from "../../../http/toCallFailed.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { createHistoryPort } from "../../../http/history/createHistoryPort.ts"
import { buildOrderPayload } from "../../../http/order/buildOrderPayload.ts"
import { placingOutcome } from "../../../http/order/placingOutcome.ts"
import { OrderSession } from "../../../http/OrderSession.ts"
import { collectBody } from "../../../http/collectBody.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { isCardNumber } from "./CardsOriginal.ts"
import { foundOrderFromRow, receiptFromHistory } from "./receiptFromHistory.ts"

/** The first bytes of a workbook. */
const WORKBOOK = [0x50, 0x4b]

/** The file type of an order's list. */
const LIST_FILE = "1"

/**
 * Builds a request's order the way original-contract clients send it: without a revision, and with the card number if
 * the user typed one.
 */
const orderOfRequest = (request: PlaceOrderRequest): OriginalOrder => {
  const { DraftRevision: _revision, OrderPaymentInformation: payment, ...order } = buildOrderPayload(request)
  const { Token: token = "", ...card } = payment ?? {}
  if (payment === undefined) return order
  return {
    ...order,
    OrderPaymentInformation: isCardNumber(token) ? { ...card, Number: token } : payment,
  }
}

/**
 * Implements Orders over the original contract. It has no idempotency keys: `ofRequest` fails with NotFound, and a
 * repeated request is recognized only by its session. A receipt is built from the order's history row and details, so
 * its tax, total, price lines, contact, points, refunds, file checksum, and selection are empty. `download` returns the
 * file in the format that the server sends, and fails with Refused for any other format. `giveUpPayment` fails with
 * Refused.
 */
export const createOriginalOrdersPort = (calls: OriginalCalls): Orders["Service"] => {
  const { detail, listOrders } = createHistoryPort(calls)

  const rowOf = Effect.fnUntraced(function* (code: OrderCode) {
    const { items } = yield* listOrders({ accountId: null, search: code }, firstPage("history"))
    const row = items.find(({ orderCode }) => orderCode === code)
    return row === undefined ? yield* new NotFound({ what: "order" }) : row
  })

  return Orders.of({
    ofRequest: () => Effect.fail(new NotFound({ what: "order" })),
    place: (request) =>
      envelopeData(
        calls.Order.ProcessOrder({
          payload: { currentSessionId: request.draftId, order: orderOfRequest(request) },
        }),
      ).pipe(
        Effect.provideService(OrderSession, request.draftId),
        Effect.map(
          ({ IsPending: _pending, PaymentUrl: _page, PaymentUntil: _until, Title: _title, ...reply }) =>
            reply,
        ),
        Effect.flatMap(placingOutcome),
      ),
    find: ({ codes, page, size, text }) =>
      Effect.map(
        listOrders(
          { accountId: null, search: text },
          { ...firstPage("history"), pageNumber: page, pageSize: size, start: (page - 1) * size },
        ),
        ({ items, total }) => {
          const asked =
            codes === undefined ? items : items.filter(({ orderCode }) => codes.includes(orderCode))
          return { orders: asked.map(foundOrderFromRow), total }
        },
      ),
    receipt: (code) =>
      Effect.flatMap(rowOf(code), (row) =>
        Effect.map(
          // A session is one order; only this product has several attempts in one.
          detail({ draftId: row.draftId, orderCode: row.orderCode }),
          (details) => receiptFromHistory(row, details),
        ),
      ),
    giveUpPayment: () => unsupportedCall,
    download: Effect.fnUntraced(function* (code, format): Effect.fn.Return<Uint8Array, CallFailed> {
      const bytes = yield* mapCallFailure("order")(
        Effect.flatMap(calls.Order.DownFile({ query: { id: code, type: LIST_FILE } }), collectBody),
      )
      const sent = WORKBOOK.every((byte, at) => bytes[at] === byte) ? "xlsx" : "csv"
      if (format === sent) return bytes
      return yield* new Refused({
        reason: `The original contract sends this list only as ${sent}. Request that format.`,
      })
    }),
  })
}

/** Provides Orders over the original contract. */
export const layerOrdersOriginal = Layer.effect(Orders, Effect.map(ApiClient, createOriginalOrdersPort))
