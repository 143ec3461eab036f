import { type OrderReceipt, Orders } from "@listwright/domain/order"
import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { collectBody } from "../collectBody.ts"
import { buildOrderPayload } from "./buildOrderPayload.ts"
import { placingOutcome } from "./placingOutcome.ts"

/** Provides Orders over the contract. */
export const layerOrdersHttp = Layer.effect(
  Orders,
  Effect.map(ApiClient, (api) => {
    const receipt = (code: OrderCode): Effect.Effect<OrderReceipt, CallFailed> =>
      mapCallFailure("order")(api.V1Order.getOrder({ params: { code } }))
    return Orders.of({
      ofRequest: (key) =>
        Effect.map(
          mapCallFailure("order")(api.V1Order.orderOfRequest({ params: { key } })),
          ({ orderCode }) => orderCode,
        ),
      place: (request) =>
        envelopeData(
          api.Order.ProcessOrder({
            payload: {
              currentSessionId: request.draftId,
              idempotencyKey: request.requestKey,
              order: buildOrderPayload(request),
            },
          }),
        ).pipe(Effect.provideService(OrderSession, request.draftId), Effect.flatMap(placingOutcome)),
      find: ({ codes, page, size, text }) =>
        mapCallFailure("order")(
          api.V1Order.findOrders({
            query: { text, page, size, ...(codes === undefined ? {} : { codes: codes.join(",") }) },
          }),
        ),
      receipt,
      giveUpPayment: (code) => mapCallFailure("order")(api.V1Order.giveUpPayment({ params: { code } })),
      download: (code, format) => {
        const params = { code }
        switch (format) {
          case "csv":
            return mapCallFailure("order")(Effect.flatMap(api.V1Order.downloadOrder({ params }), collectBody))
          case "xlsx":
            return mapCallFailure("order")(
              Effect.flatMap(api.V1Order.downloadWorkbook({ params }), collectBody),
            )
          case "avery5160":
          case "avery4013":
            return mapCallFailure("order")(
              Effect.flatMap(api.V1Order.downloadLabels({ params: { code, stock: format } }), collectBody),
            )
        }
      },
    })
  }),
)
