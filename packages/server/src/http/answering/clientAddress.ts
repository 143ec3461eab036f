import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

/** The network address that a request comes from. */
export const clientAddress = Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
  Option.getOrElse(request.remoteAddress, () => "unknown"),
)
