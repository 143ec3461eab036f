import { Effect } from "effect"
import * as ByteSize from "effect/ByteSize"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { MAX_FILE_BYTES } from "../../suppression/fileLimits.ts"
import { PHOTO_MAX_BYTES } from "@listwright/domain/account"
import { refusal } from "./refusal.ts"

/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 1_048_576
/** The same where a file is sent, with what a form adds to it. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 65_536

/** The same where a picture is sent as text, which takes four characters for three bytes; one that is larger is ignored. */
export const MAX_PHOTO_BODY_BYTES = 4 * PHOTO_MAX_BYTES

/** The paths that files are sent to, in lowercase, with their limits in bytes. */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ["/common/exceluploader.ashx", MAX_UPLOAD_BYTES],
  ["/api/v1/do-not-sell", MAX_UPLOAD_BYTES],
  ["/api/v1/service-orders", MAX_UPLOAD_BYTES],
  ["/landingpage.aspx/uploadimg", MAX_PHOTO_BODY_BYTES],
])

const limitOf = ({ url }: HttpServerRequest.HttpServerRequest): number =>
  LIMITS.get((url.split("?")[0] ?? "").toLowerCase()) ?? MAX_BODY_BYTES

const announced = (headers: Readonly<Record<string, string | undefined>>): number =>
  Number(headers["content-length"] ?? 0)

export const tooLarge = (request: HttpServerRequest.HttpServerRequest) =>
  refusal(request, 413, "TooLarge", `A request may contain at most ${limitOf(request)} bytes.`)

/** Refuses bodies that are too large: by what they announce, and by what comes when they announce nothing. */
export const layerBodyLimit = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      if (announced(request.headers) > limitOf(request)) {
        return tooLarge(request)
      }
      return yield* Effect.provideService(
        handled,
        HttpServerRequest.MaxBodySize,
        ByteSize.bytes(limitOf(request)),
      )
    }),
  { global: true },
)
