import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { isOriginalCall, refusal } from "./refusal.ts"

const UNSUPPORTED = 415

/** The request with an empty object in place of a body without bytes, which is no JSON. */
const withEmptyObject = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest =>
  Object.create(request, {
    text: { value: Effect.map(request.text, (text) => (text === "" ? "{}" : text)) },
  })

/** A body of a type that the call does not read; the original contract answers that with 200, as every refusal. */
const unsupported = (request: HttpServerRequest.HttpServerRequest) =>
  refusal(
    request,
    isOriginalCall(request.url) ? 200 : UNSUPPORTED,
    "BadInput",
    `The request cannot be read: this call doesn't take a body of the type '${request.headers["content-type"] ?? ""}'.`,
  )

/** Reads no bytes as `{}`, and answers a body of another type in the form of its call. */
export const layerReadableBody = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const response = yield* Effect.provideService(
        handled,
        HttpServerRequest.HttpServerRequest,
        withEmptyObject(request),
      )
      return HttpServerResponse.isHttpServerResponse(response) && response.status === UNSUPPORTED
        ? unsupported(request)
        : response
    }),
  { global: true },
)
