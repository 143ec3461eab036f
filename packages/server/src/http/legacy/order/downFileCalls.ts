import { OrderCode } from "@listwright/domain/shared"
import { Api, refused } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { notFoundText } from "../../answering/answering.ts"
import { attachment, deliveredFile } from "../../answering/deliveredFile.ts"

/** The same list by the original contract's address; `id` is the order's code. */
export const downFileCalls = {
  DownFile: HttpApiBuilder.handler(Api, "Order", "DownFile", ({ query }) =>
    Effect.map(deliveredFile(OrderCode.make(query.id)), attachment).pipe(
      Effect.catchTag("NotFound", (error) =>
        Effect.succeed(HttpServerResponse.jsonUnsafe(refused(notFoundText(error)), { status: 404 })),
      ),
    ),
  ),
}
