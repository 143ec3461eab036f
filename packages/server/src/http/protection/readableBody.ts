import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { isOriginalCall, refusal } from "./refusal.ts"

const UNSUPPORTED = 415

/** Returns the request with an empty object in place of an empty body, which isn't valid JSON. */
const withEmptyObject = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest =>
  Object.create(request, {
    text: { value: Effect.map(request.text, (text) => (text === "" ? "{}" : text)) },
  })

/**
 * Rejects a body of a type that the call doesn't accept; for the original contract, with status 200 like every refusal.
 */
const unsupported = (request: HttpServerRequest.HttpServerRequest) =>
  refusal(
    request,
    isOriginalCall(request.url) ? 200 : UNSUPPORTED,
    "BadInput",
    `The request couldn't be read: this call doesn't accept a body of type '${request.headers["content-type"] ?? ""}'.`,
  )

/** Reads an empty body as `{}`, and rejects a body of an unsupported type in the format of its call. */
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
