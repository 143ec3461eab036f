import { firstPage, NotFound, OrderCode } from "@listwright/domain/shared"
import { Actor, Api, Missing, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { findOrderByRequest } from "../../../orders/findExistingOrder.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { buildLabelsFile } from "../../answering/buildLabelsFile.ts"
import { attachment, findDeliveredFile, downloadErrorHandlers } from "../../answering/findDeliveredFile.ts"
import { buildDeliveredWorkbook } from "../../answering/buildDeliveredWorkbook.ts"

/** Calls for finding orders, and for an order's receipt and list. */
export const orderCalls = {
  findOrders: HttpApiBuilder.handler(Api, "V1Order", "findOrders", ({ query }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const orders = yield* PlacedOrders
      const { codes, page = 1, size = firstPage("history").pageSize, text = "" } = query
      const named = codes?.split(",").map((code) => OrderCode.make(code))
      return yield* orders.find(reach, {
        text,
        page,
        size,
        ...(named === undefined ? {} : { codes: named }),
      })
    }),
  ),
  getOrder: HttpApiBuilder.handler(Api, "V1Order", "getOrder", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const orders = yield* PlacedOrders
      return yield* orders.receipt(reach, params.code)
    }).pipe(
      Effect.catchTag("NotFound", (error) => Effect.fail(new Missing({ message: notFoundText(error) }))),
    ),
  ),
  orderOfRequest: HttpApiBuilder.handler(Api, "V1Order", "orderOfRequest", ({ params }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const order = yield* findOrderByRequest(user.id, params.key)
      return order === null
        ? yield* new Missing({ message: notFoundText(new NotFound({ what: "order" })) })
        : { orderCode: order.orderCode }
    }),
  ),
  downloadOrder: HttpApiBuilder.handler(Api, "V1Order", "downloadOrder", ({ params }) =>
    Effect.map(findDeliveredFile(params.code), attachment).pipe(Effect.catchTags(downloadErrorHandlers)),
  ),
  downloadLabels: HttpApiBuilder.handler(Api, "V1Order", "downloadLabels", ({ params: { code, stock } }) =>
    Effect.flatMap(findDeliveredFile(code), (file) => buildLabelsFile(code, file, stock)).pipe(
      Effect.catchTags(downloadErrorHandlers),
    ),
  ),
  downloadWorkbook: HttpApiBuilder.handler(Api, "V1Order", "downloadWorkbook", ({ params }) =>
    buildDeliveredWorkbook(params.code).pipe(
      Effect.catchTags({
        ...downloadErrorHandlers,
        WorkbookNotOffered: ({ listType }) =>
          Effect.fail(
            new Unprocessable({
              message: `Lists of type ${listType} aren't available in Excel format. Download the CSV file instead.`,
            }),
          ),
      }),
    ),
  ),
}
