import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { extname } from "node:path"
import { NodeStream } from "@effect/platform-node"
import { NotFound, OrderCode } from "@listwright/domain/shared"
import { Actor, Api, CSV_TYPE, PDF_TYPE, refused, WORKBOOK_TYPE } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { type ServiceFileType, ServiceOrders } from "../../../history/ServiceOrders.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { attachment, findDeliveredFile } from "../../answering/findDeliveredFile.ts"
import { buildDeliveredWorkbook } from "../../answering/buildDeliveredWorkbook.ts"

/** The files by type: 1 is fulfillment or the list itself, 2 is reports. */
const FILES: Readonly<Record<string, ServiceFileType>> = { "1": "fulfillment", "2": "reports" }

const TYPES: Readonly<Record<string, string>> = {
  ".csv": CSV_TYPE,
  ".pdf": PDF_TYPE,
  ".xlsx": WORKBOOK_TYPE,
  ".zip": "application/zip",
}

/** Sends a service order's file of the given type. */
const serviceFile = Effect.fnUntraced(function* (guid: string, kind: ServiceFileType) {
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

/**
 * Returns an order's delivered list in its source's format: Excel if the source offers it, otherwise CSV. A list has no
 * reports.
 */
const deliveredList = (id: string, kind: ServiceFileType) => {
  if (kind === "reports") return Effect.fail(new NotFound({ what: "order" }))
  const code = OrderCode.make(id)
  return Effect.map(buildDeliveredWorkbook(code), ({ body, headers }) =>
    HttpServerResponse.stream(body, { contentType: WORKBOOK_TYPE, headers }),
  ).pipe(
    Effect.catchTag("WorkbookNotOffered", () =>
      Effect.map(findDeliveredFile(code), (file) => {
        const { body, headers } = attachment(file)
        return HttpServerResponse.stream(body, { contentType: CSV_TYPE, headers })
      }),
    ),
  )
}

const refuse = (status: number, message: string) =>
  Effect.succeed(HttpServerResponse.jsonUnsafe(refused(message), { status }))

/**
 * Serves a file at the original contract's URL: `id` is a list order's code or a service order's ID. The response to an
 * unknown ID is the same for both.
 */
export const downFileCalls = {
  DownFile: HttpApiBuilder.handler(Api, "Order", "DownFile", ({ query: { id, type } }) => {
    const kind = FILES[type]
    if (kind === undefined) return refuse(422, "type: please send 1 for the list, or 2 for the reports.")
    return serviceFile(id, kind).pipe(
      Effect.catchTag("NotFound", () => deliveredList(id, kind)),
      Effect.catchTags({
        NotFound: (error) => refuse(404, notFoundText(error)),
        DownloadClosed: ({ message }) => refuse(422, message),
      }),
    )
  }),
}
