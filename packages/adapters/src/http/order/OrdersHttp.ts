import {
  OrderNotPlaced,
  type OrderReceipt,
  Orders,
  type PlacedOrder,
  placeOrderFailed,
} from "@listwright/domain/order"
import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Effect, Layer, Stream } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { placedOrder } from "./placedOrder.ts"

const bytesOf = (chunks: ReadonlyArray<Uint8Array>): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

const wholeBody = <E>({ body }: { readonly body: Stream.Stream<Uint8Array, E> }) =>
  Effect.map(Stream.runCollect(body), bytesOf)

/** Orders over the contract. */
export const layerOrdersHttp = Layer.effect(
  Orders,
  Effect.map(ApiClient, (api) => {
    const receipt = (code: OrderCode): Effect.Effect<OrderReceipt, CallFailed> =>
      orCallFailed("order")(api.V1Order.getOrder({ params: { code } }))
    return Orders.of({
      place: (request) =>
        envelopeData(
          api.Order.ProcessOrder({
            payload: {
              currentSessionId: request.draftId,
              idempotencyKey: request.requestKey,
              order: placedOrder(request),
            },
          }),
        ).pipe(
          Effect.provideService(OrderSession, request.draftId),
          Effect.flatMap((placed): Effect.Effect<PlacedOrder, OrderNotPlaced> =>
            placed.IsSuccess
              ? Effect.succeed({
                  orderCode: placed.OrderCode,
                  accountName: placed.AccountName,
                  sessionGuid: placed.OrderSessionGuid,
                  submittedAt: placed.OrderSubmittedDate,
                  isPending: placed.IsPending ?? false,
                })
              : Effect.fail(
                  new OrderNotPlaced({
                    title: placed.Title ?? placeOrderFailed.title,
                    message: placed.Message,
                  }),
                ),
          ),
        ),
      receipt,
      download: (code, format) => {
        const params = { code }
        switch (format) {
          case "csv":
            return orCallFailed("order")(Effect.flatMap(api.V1Order.downloadOrder({ params }), wholeBody))
          case "xlsx":
            return orCallFailed("order")(Effect.flatMap(api.V1Order.downloadWorkbook({ params }), wholeBody))
        }
      },
    })
  }),
)
