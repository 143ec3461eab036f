import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"

/** Sets the number of seconds after which programs should retry, whatever the format of the response. */
export const retryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds))),
  )
