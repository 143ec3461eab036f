import { Effect, Layer } from "effect"
import { HttpRouter, type HttpServerRequest } from "effect/http"
import { refusal } from "./protection/refusal.ts"

const unknown = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.succeed(refusal(request, 404, "Missing", "This call doesn't exist."))

/** Handles paths without a call: clients get a readable error, never a screen. */
export const layerUnknownPaths = Layer.mergeAll(
  HttpRouter.add("GET", "/api/*", unknown),
  HttpRouter.add("GET", "/sandbox-processor/*", unknown),
  HttpRouter.add("POST", "/*", unknown),
  HttpRouter.add("PUT", "/*", unknown),
  HttpRouter.add("PATCH", "/*", unknown),
  HttpRouter.add("DELETE", "/*", unknown),
)
