import { Effect } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { Site } from "../../configuration/Site.ts"

/** Reads a client's IP address from X-Forwarded-For only if one of the site's proxies sent it. */
export const layerTrustedProxies = HttpRouter.middleware(
  Effect.map(Site, ({ trustedProxies }) => HttpMiddleware.xForwardedHeaders({ trustedProxies })),
  { global: true },
)
