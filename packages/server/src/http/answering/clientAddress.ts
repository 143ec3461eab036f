import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

/** The network address from which a request comes. */
export const clientAddress = Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
  Option.getOrElse(request.remoteAddress, () => "unknown"),
)
