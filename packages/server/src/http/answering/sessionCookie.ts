import { HOST_SESSION_COOKIE, SESSION_COOKIE } from "@listwright/adapters"
import type { UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder, HttpApiSecurity } from "effect/http-api"
import { type OpenedBy, Sessions } from "../../accounts/Sessions.ts"
import { Site } from "../../configuration/Site.ts"

/** The name of the session's cookie on this site. */
export const cookieName = Effect.map(Site, ({ isHttps }) => (isHttps ? HOST_SESSION_COOKIE : SESSION_COOKIE))

/** Ends the session that a request shows, if there is one. */
export const endCurrentSession = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const sessions = yield* Sessions
  const secret = request.cookies[yield* cookieName]
  if (secret !== undefined) yield* sessions.close(secret)
})

/** Opens a session in place of the one that the request shows, and lets the browser keep it. */
export const openSession = Effect.fn("openSession")(function* (userId: UserId, kind: OpenedBy) {
  const sessions = yield* Sessions
  const { isHttps } = yield* Site
  yield* endCurrentSession
  const secret = yield* sessions.open(userId, kind)
  const cookie = HttpApiSecurity.apiKey({ in: "cookie", key: yield* cookieName })
  yield* HttpApiBuilder.securitySetCookie(cookie, secret, {
    httpOnly: true,
    secure: isHttps,
    sameSite: "lax",
    path: "/",
  })
})
