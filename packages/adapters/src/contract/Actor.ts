import { Context, Schema } from "effect"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import type { Reach, User } from "@listwright/domain/account"

/** Not signed in. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()(
  "Unauthorized",
  { message: Schema.String },
  { httpApiStatus: 401 },
) {}

/** The caller: a user, by a session's cookie or by a token. */
export class Actor extends Context.Service<
  Actor,
  {
    readonly user: User
    /** The records that the ids in a call may name. */
    readonly reach: Reach
    readonly via: "session" | "token"
    readonly credentialId: string
  }
>()("@listwright/adapters/Actor") {}

/** The name of the session cookie where browsers reach the site over HTTP. */
export const SESSION_COOKIE = "listwright_session"
/** The name over HTTPS: browsers take a cookie of this prefix from this host alone, never from a neighbor or over HTTP. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`
/**
 * A readable cookie that exists as long as the session's cookie does. A page knows from it, without any request,
 * whether a user is signed in, and a tab notices when the user changes. It holds the user's id and no secret, and the
 * server never trusts it.
 */
export const SIGNED_IN_COOKIE = "listwright_signed_in"

/** Cookie and bearer token give the same actor. A site takes one of the two cookies, by how browsers reach it. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { provides: Actor }>()(
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

/** Turns a request that does not decode into the group's own form of refusal. */
export class OriginalDecoding extends HttpApiMiddleware.Service<OriginalDecoding>()(
  "@listwright/adapters/OriginalDecoding",
  {
    error: Schema.Struct({
      d: Schema.Struct({
        ResultFlag: Schema.Literal(false),
        ResultMessage: Schema.String,
        DataSource: Schema.Null,
      }),
    }),
  },
) {}
