import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"

/** Tells programs when to come again, in seconds, whatever form the answer has. */
export const retryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds))),
  )
