import { HOST_SESSION_COOKIE, SESSION_COOKIE, SIGNED_IN_COOKIE } from "@listwright/adapters"
import type { UserId } from "@listwright/domain/account"
import { Duration, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiSecurity } from "effect/http-api"
import { KnownDevices } from "../accounts/KnownDevices.ts"
import { type UserSessionKind, Sessions } from "../accounts/Sessions.ts"
import { emailKey } from "../accounts/Users.ts"
import { clientAddress } from "./answering/clientAddress.ts"
import { Site } from "../configuration/Site.ts"

/** The name of this site's session cookie. */
export const cookieName = Effect.map(Site, ({ isHttps }) => (isHttps ? HOST_SESSION_COOKIE : SESSION_COOKIE))

/** The name of the cookie that identifies a device to an account. */
const deviceCookieName = Effect.map(Site, ({ isHttps }) =>
  isHttps ? "__Host-listwright_device" : "listwright_device",
)
const DEVICE_DAYS = 365

/** The attributes shared by the session cookie and its companion cookie; scripts can read only the latter. */
const sharedOptions = Effect.map(Site, ({ isHttps }) => ({
  secure: isHttps,
  sameSite: "lax" as const,
  path: "/",
}))

/** Ends the request's session, if there is one. */
export const endCurrentSession = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const sessions = yield* Sessions
  const secret = request.cookies[yield* cookieName]
  if (secret !== undefined) yield* sessions.close(secret)
})

/** Opens a session, replacing the request's, and sends its cookie. */
export const openSession = Effect.fn("openSession")(function* (userId: UserId, kind: UserSessionKind) {
  const sessions = yield* Sessions
  const options = yield* sharedOptions
  yield* endCurrentSession
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const from = { userAgent: headers["user-agent"] ?? "", client: yield* clientAddress }
  const secret = yield* sessions.open(userId, kind, from)
  const cookie = HttpApiSecurity.apiKey({ in: "cookie", key: yield* cookieName })
  yield* HttpApiBuilder.securitySetCookie(cookie, secret, { ...options, httpOnly: true })
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.orDie(
      // A temporary session may only set a password, so the user isn't signed in yet.
      kind === "full"
        ? HttpServerResponse.setCookie(response, SIGNED_IN_COOKIE, userId, options)
        : HttpServerResponse.expireCookie(response, SIGNED_IN_COOKIE, options),
    ),
  )
})

/** Returns the origin of a sign-in attempt from the request, for the account with the given email address. */
export const readAttemptOrigin = Effect.fn("readAttemptOrigin")(function* (email: string) {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const devices = yield* KnownDevices
  const device = devices.idOf(cookies[yield* deviceCookieName], emailKey(email))
  return { client: yield* clientAddress, device }
})

/** Marks a browser as known to the account it has signed in to. Signing out doesn't undo this. */
export const rememberDevice = Effect.fn("rememberDevice")(function* (email: string) {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const devices = yield* KnownDevices
  const [name, options] = [yield* deviceCookieName, yield* sharedOptions]
  if (devices.idOf(cookies[name], emailKey(email)) !== null) return
  const text = yield* devices.make(emailKey(email))
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.orDie(
      HttpServerResponse.setCookie(response, name, text, {
        ...options,
        httpOnly: true,
        maxAge: Duration.days(DEVICE_DAYS),
      }),
    ),
  )
})

/** Removes the session cookie from the browser. */
export const dropSessionCookie = Effect.gen(function* () {
  const [name, options] = [yield* cookieName, yield* sharedOptions]
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.orDie(
      Effect.flatMap(
        HttpServerResponse.expireCookie(response, name, { ...options, httpOnly: true }),
        (without) => HttpServerResponse.expireCookie(without, SIGNED_IN_COOKIE, options),
      ),
    ),
  )
})

/**
 * Corrects a browser that considers its user signed in: a refused call (401) expires the cookie that indicates this.
 */
export const clearStaleSignInCookie = Effect.gen(function* () {
  const options = yield* sharedOptions
  yield* HttpEffect.appendPreResponseHandler(({ cookies }, response) =>
    response.status === 401 && cookies[SIGNED_IN_COOKIE] !== undefined
      ? Effect.orDie(HttpServerResponse.expireCookie(response, SIGNED_IN_COOKIE, options))
      : Effect.succeed(response),
  )
})
