import { type OrderReceipt, Orders } from "@listwright/domain/order"
import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { wholeBody } from "../wholeBody.ts"
import { placedOrder } from "./placedOrder.ts"
import { placingOutcome } from "./placingOutcome.ts"

/** Provides Orders over the contract. */
export const layerOrdersHttp = Layer.effect(
  Orders,
  Effect.map(ApiClient, (api) => {
    const receipt = (code: OrderCode): Effect.Effect<OrderReceipt, CallFailed> =>
      orCallFailed("order")(api.V1Order.getOrder({ params: { code } }))
    return Orders.of({
      ofRequest: (key) =>
        Effect.map(
          orCallFailed("order")(api.V1Order.orderOfRequest({ params: { key } })),
          ({ orderCode }) => orderCode,
        ),
      place: (request) =>
        envelopeData(
          api.Order.ProcessOrder({
            payload: {
              currentSessionId: request.draftId,
              idempotencyKey: request.requestKey,
              order: placedOrder(request),
            },
          }),
        ).pipe(Effect.provideService(OrderSession, request.draftId), Effect.flatMap(placingOutcome)),
      find: ({ codes, page, size, text }) =>
        orCallFailed("order")(
          api.V1Order.findOrders({
            query: { text, page, size, ...(codes === undefined ? {} : { codes: codes.join(",") }) },
          }),
        ),
      receipt,
      giveUpPayment: (code) => orCallFailed("order")(api.V1Order.giveUpPayment({ params: { code } })),
      download: (code, format) => {
        const params = { code }
        switch (format) {
          case "csv":
            return orCallFailed("order")(Effect.flatMap(api.V1Order.downloadOrder({ params }), wholeBody))
          case "xlsx":
            return orCallFailed("order")(Effect.flatMap(api.V1Order.downloadWorkbook({ params }), wholeBody))
          case "avery5160":
          case "avery4013":
            return orCallFailed("order")(
              Effect.flatMap(api.V1Order.downloadLabels({ params: { code, stock: format } }), wholeBody),
            )
        }
      },
    })
  }),
)
