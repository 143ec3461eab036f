import { Readable } from "node:stream"
import { NodeStream } from "@effect/platform-node"
import { Unprocessable } from "@listwright/adapters"
import type { LabelStockName } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Stream } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { Site } from "../../configuration/Site.ts"
import { LABEL_STOCKS } from "../../delivery/labels/LabelStock.ts"
import { renderLabelSheets } from "../../delivery/labels/renderLabelSheets.ts"
import { type DeliveredFile, PlacedOrders } from "../../orders/PlacedOrders.ts"

/** Returns address label sheets for a delivered list, built while they're sent; refuses an order without labels. */
export const buildLabelsFile = Effect.fn("buildLabelsFile")(function* (
  orderCode: OrderCode,
  { path }: DeliveredFile,
  stockName: LabelStockName,
) {
  const { submittedAt, tasks = [] } = yield* (yield* PlacedOrders).receiptOf(orderCode)
  if (!tasks.some(({ kind }) => kind === "labels"))
    return yield* new Unprocessable({ message: "This order has no address labels." })
  const { configuration } = yield* Site
  const stock = LABEL_STOCKS[stockName]
  const evaluate = () =>
    Readable.from(
      renderLabelSheets(path, stock, {
        title: `Address labels for order ${orderCode} (${stock.name})`,
        author: configuration.siteName,
        at: new Date(submittedAt),
      }),
    )
  return HttpApiSchema.withHeaders({
    body: Stream.orDie(NodeStream.fromReadable({ evaluate })),
    headers: { "content-disposition": `attachment; filename="${orderCode}-${stockName}.pdf"` },
  })
})
