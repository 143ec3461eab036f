import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Site } from "../../configuration/Site.ts"
import { isFramedPage } from "../framedPages.ts"
import { docsPolicy, pagePolicy } from "./contentPolicy.ts"

/** The policy for a response that doesn't set its own. */
const NO_INLINE_SCRIPTS = pagePolicy("")

/** Browser features that this server's pages never use. */
const UNUSED_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"

/** The HTTPS policy, valid for one year as preload lists require. Other sites under the same domain aren't affected. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" }

/**
 * Restricts what browsers may do with this server's responses, and forbids caching unless a response allows it. The
 * application's page sets its own policy, which allows its scripts.
 */
export const layerSecurityHeaders = HttpRouter.middleware(
  Effect.gen(function* () {
    const { isHttps } = yield* Site
    return (handled) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const response = yield* handled
        return HttpServerResponse.setHeaders(response, {
          "cache-control": response.headers["cache-control"] ?? "no-store",
          ...(isHttps ? HTTPS_ONLY : {}),
          "permissions-policy": UNUSED_FEATURES,
          "content-security-policy": request.url.toLowerCase().startsWith("/docs")
            ? docsPolicy
            : (response.headers["content-security-policy"] ?? NO_INLINE_SCRIPTS),
          "x-content-type-options": "nosniff",
          "x-frame-options": isFramedPage(request.url) ? "SAMEORIGIN" : "DENY",
          "referrer-policy": "same-origin",
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
        })
      })
  }),
  { global: true },
)
