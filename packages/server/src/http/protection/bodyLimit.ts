import { Effect } from "effect"
import * as ByteSize from "effect/ByteSize"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { MAX_FILE_BYTES } from "../../suppression/fileLimits.ts"
import { MAX_PHOTO_BYTES } from "@listwright/domain/account"
import { refusal } from "./refusal.ts"

/** The maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 1_048_576
/** The maximum size of a file upload's request body, including form overhead. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 65_536

/**
 * The maximum size of a request body with a picture encoded as text, in which four characters represent three bytes; a
 * larger picture is ignored.
 */
export const MAX_PHOTO_BODY_BYTES = 4 * MAX_PHOTO_BYTES

/** The paths that accept files, in lowercase, with their limits in bytes. */
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

export const tooLargeResponse = (request: HttpServerRequest.HttpServerRequest) =>
  refusal(request, 413, "TooLarge", `A request can be at most ${limitOf(request)} bytes.`)

/** Rejects bodies that are too large, by their declared length or, without one, by the bytes received. */
export const layerBodyLimit = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      if (announced(request.headers) > limitOf(request)) {
        return tooLargeResponse(request)
      }
      return yield* Effect.provideService(
        handled,
        HttpServerRequest.MaxBodySize,
        ByteSize.bytes(limitOf(request)),
      )
    }),
  { global: true },
)
