import { Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { Site } from "../../configuration/Site.ts"
import { refusal } from "./refusal.ts"

const READING = new Set(["GET", "HEAD", "OPTIONS"])

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Returns whether a browser sends a request on behalf of another site. Browsers report this themselves
 * (Sec-Fetch-Site); older browsers and plain HTTP send an Origin, which must match the host they call. Clients that
 * aren't browsers send neither.
 */
const isForeign = (
  headers: Readonly<Record<string, string | undefined>>,
  publicOrigin: string | null,
): boolean => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const origin = headers["origin"]
  if (origin === undefined || origin === publicOrigin) return false
  return hostOf(origin) !== headers["host"]
}

/**
 * Rejects requests that other sites make a signed-in browser send. Reads are allowed, since other sites can't see their
 * responses.
 */
export const layerSameOrigin = HttpRouter.middleware(
  Effect.gen(function* () {
    const { publicOrigin } = yield* Site
    return (handled) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        if (READING.has(request.method) || !isForeign(request.headers, publicOrigin)) return yield* handled
        return refusal(request, 403, "CrossOrigin", "This request came from another site, so it was refused.")
      })
  }),
  { global: true },
)
