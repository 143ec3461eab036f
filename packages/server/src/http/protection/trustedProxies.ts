import { Effect } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { Site } from "../../configuration/Site.ts"

/** Takes a client's address from X-Forwarded-For only when one of the site's proxies sends it. */
export const layerTrustedProxies = HttpRouter.middleware(
  Effect.map(Site, ({ trustedProxies }) => HttpMiddleware.xForwardedHeaders({ trustedProxies })),
  { global: true },
)
