import { Context, Schema } from "effect"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import type { Reach, User } from "@listwright/domain/account"

/** The caller isn't signed in. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()(
  "Unauthorized",
  { message: Schema.String },
  { httpApiStatus: 401 },
) {}

/** The caller: a user identified by a session cookie or a bearer token. */
export class Actor extends Context.Service<
  Actor,
  {
    readonly user: User
    /** The records that ids in the caller's requests may refer to. */
    readonly reach: Reach
    readonly via: "session" | "token"
    readonly credentialId: string
  }
>()("@listwright/adapters/Actor") {}

/** The session cookie's name on sites that browsers reach over HTTP. */
export const SESSION_COOKIE = "listwright_session"
/**
 * The session cookie's name over HTTPS. Browsers accept a cookie with this prefix only from this exact host, never from
 * a neighboring host or over HTTP.
 */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`
/**
 * A readable cookie that lives as long as the session cookie. It tells a page, without a request, whether a user is
 * signed in, and lets a tab notice when the user changes. It contains the user's id but no secret, and the server never
 * trusts it.
 */
export const SIGNED_IN_COOKIE = "listwright_signed_in"

/**
 * Resolves a cookie or a bearer token to the same actor. A site accepts one of the two cookies, depending on how
 * browsers reach it.
 */
export class Authentication extends HttpApiMiddleware.Service<Authentication, { provides: Actor }>()(
  "@listwright/adapters/SignedIn",
  {
    error: Unauthorized,
    security: {
      cookie: HttpApiSecurity.apiKey({ in: "cookie", key: SESSION_COOKIE }),
      hostCookie: HttpApiSecurity.apiKey({ in: "cookie", key: HOST_SESSION_COOKIE }),
      bearer: HttpApiSecurity.bearer,
    },
  },
) {}
