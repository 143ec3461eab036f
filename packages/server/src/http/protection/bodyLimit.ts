import { Effect } from "effect"
import * as ByteSize from "effect/ByteSize"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { refusal } from "./refusal.ts"

/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 1_048_576

const announced = (headers: Readonly<Record<string, string | undefined>>): number =>
  Number(headers["content-length"] ?? 0)

export const tooLarge = (request: HttpServerRequest.HttpServerRequest) =>
  refusal(request, 413, "TooLarge", `A request may hold at most ${MAX_BODY_BYTES} bytes.`)

/** Refuses bodies that are too large: by what they announce, and by what comes when they announce nothing. */
export const layerBodyLimit = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      if (announced(request.headers) > MAX_BODY_BYTES) {
        return tooLarge(request)
      }
      return yield* Effect.provideService(
        handled,
        HttpServerRequest.MaxBodySize,
        ByteSize.bytes(MAX_BODY_BYTES),
      )
    }),
  { global: true },
)
