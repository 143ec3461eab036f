import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { extname } from "node:path"
import { NodeStream } from "@effect/platform-node"
import { downloadClosedText } from "@listwright/domain/order"
import { NotFound, OrderCode } from "@listwright/domain/shared"
import { Actor, Api, CSV_TYPE, PDF_TYPE, refused, WORKBOOK_TYPE } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { type ServiceFile, ServiceOrders } from "../../../history/ServiceOrders.ts"
import { notFoundText } from "../../answering/answering.ts"
import { attachment, deliveredFile } from "../../answering/deliveredFile.ts"

/** The file of a service order that a type means: 1 is fulfillment, 2 reports. spec: portal §7 */
const SERVICE_FILES: Readonly<Record<string, ServiceFile>> = { "1": "fulfillment", "2": "reports" }

const TYPES: Readonly<Record<string, string>> = {
  ".csv": CSV_TYPE,
  ".pdf": PDF_TYPE,
  ".xlsx": WORKBOOK_TYPE,
  ".zip": "application/zip",
}

/** A file of a service order, whatever its kind. */
const serviceFile = Effect.fnUntraced(function* (guid: string, kind: ServiceFile) {
  const { reach } = yield* Actor
  const { fileName, path } = yield* (yield* ServiceOrders).file(reach, guid, kind)
  // Once the answer has begun it is too late to say that the file is gone.
  yield* Effect.tryPromise({ try: () => stat(path), catch: () => new NotFound({ what: "order" }) })
  return HttpServerResponse.stream(NodeStream.fromReadable({ evaluate: () => createReadStream(path) }), {
    contentType: TYPES[extname(fileName).toLowerCase()] ?? "application/octet-stream",
    headers: {
      "content-disposition": `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, "_")}"`,
    },
  })
})

/** The delivered list of an order; it has no reports. */
const deliveredList = (id: string, type: string) =>
  type === "2"
    ? Effect.fail(new NotFound({ what: "order" }))
    : Effect.map(deliveredFile(OrderCode.make(id)), attachment)

/**
 * A file by the original contract's address: `id` is the code of a list order or the id of a service order, which look alike
 * where there is none.
 */
export const downFileCalls = {
  DownFile: HttpApiBuilder.handler(Api, "Order", "DownFile", ({ query: { id, type } }) => {
    const kind = SERVICE_FILES[type]
    const list = deliveredList(id, type)
    const file = kind === undefined ? list : Effect.catchTag(serviceFile(id, kind), "NotFound", () => list)
    return Effect.catchTags(file, {
      NotFound: (error) =>
        Effect.succeed(HttpServerResponse.jsonUnsafe(refused(notFoundText(error)), { status: 404 })),
      DownloadClosed: ({ day }) =>
        Effect.succeed(HttpServerResponse.jsonUnsafe(refused(downloadClosedText(day)), { status: 422 })),
    })
  }),
}
