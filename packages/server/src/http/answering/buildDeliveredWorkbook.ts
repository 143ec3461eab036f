import { Readable } from "node:stream"
import { NodeStream } from "@effect/platform-node"
import { Actor } from "@listwright/adapters"
import { receiptActions } from "@listwright/domain/history"
import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema, Stream } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { listWorkbook } from "../../delivery/workbook/listWorkbook.ts"
import { PlacedOrders } from "../../orders/PlacedOrders.ts"
import { findDeliveredFile } from "./findDeliveredFile.ts"

/** Raised when the list's source doesn't offer Excel. */
export class WorkbookNotOffered extends Schema.TaggedError<WorkbookNotOffered>()("WorkbookNotOffered", {
  listType: Schema.Int,
}) {}

/** Returns the workbook of an accessible, delivered list, built while it's sent; NotFound for any other list. */
export const buildDeliveredWorkbook = Effect.fn("buildDeliveredWorkbook")(function* (orderCode: OrderCode) {
  const { path } = yield* findDeliveredFile(orderCode)
  const { reach } = yield* Actor
  const orders = yield* PlacedOrders
  const receipt = yield* orders.receipt(reach, orderCode)
  if (!receiptActions(receipt).excel) return yield* new WorkbookNotOffered({ listType: receipt.listType })
  const evaluate = () => Readable.from(listWorkbook(path, receipt.delivery?.records ?? 0))
  return HttpApiSchema.withHeaders({
    body: Stream.orDie(NodeStream.fromReadable({ evaluate })),
    headers: { "content-disposition": `attachment; filename="${orderCode}.xlsx"` },
  })
})
