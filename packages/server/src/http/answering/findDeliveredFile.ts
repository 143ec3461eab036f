import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { NodeStream } from "@effect/platform-node"
import { Actor, Missing, Unprocessable } from "@listwright/adapters"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { Effect, Stream } from "effect"
import { HttpApiSchema } from "effect/http-api"
import type { DownloadClosed } from "../../orders/DownloadClosed.ts"
import { type DeliveredFile, PlacedOrders } from "../../orders/PlacedOrders.ts"
import { notFoundText } from "./toEnvelope.ts"

/** The error responses for a list that can't be downloaded. */
export const downloadErrorHandlers = {
  NotFound: (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) })),
  DownloadClosed: ({ message }: DownloadClosed) => Effect.fail(new Unprocessable({ message })),
}

/** Sends a list's file as a download. */
export const attachment = ({ fileName, path }: DeliveredFile) =>
  HttpApiSchema.withHeaders({
    body: Stream.orDie(NodeStream.fromReadable({ evaluate: () => createReadStream(path) })),
    headers: { "content-disposition": `attachment; filename="${fileName}"` },
  })

/**
 * Finds a file and makes sure that it still exists; once the response has begun, it's too late to report a missing
 * file.
 */
export const findExistingFile = Effect.fnUntraced(function* <E>(find: Effect.Effect<DeliveredFile, E>) {
  const file = yield* find
  yield* Effect.tryPromise({ try: () => stat(file.path), catch: () => new NotFound({ what: "list" }) })
  return file
})

/** Returns the file of an accessible, delivered order; NotFound for any other order. */
export const findDeliveredFile = Effect.fn("findDeliveredFile")(function* (orderCode: OrderCode) {
  const { reach } = yield* Actor
  const orders = yield* PlacedOrders
  return yield* findExistingFile(orders.file(reach, orderCode))
})
