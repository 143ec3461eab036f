import { Actor, Authentication, Unauthorized } from "@listwright/adapters"
import { canCall } from "@listwright/domain/account"
import { Effect, Layer, Option, Redacted } from "effect"
import { Requester } from "@listwright/engine/counts"
import { type CredentialOwner, type UserSessionKind, Sessions } from "../../accounts/Sessions.ts"
import { Tokens } from "../../accounts/Tokens.ts"
import { Users } from "../../accounts/Users.ts"
import { Site } from "../../configuration/Site.ts"
import { clearStaleSignInCookie } from "../sessionCookie.ts"

const nobody = new Unauthorized({ message: "Please sign in." })
const mustSetPassword = new Unauthorized({ message: "Please set your password first." })

/** Runs a call so that its questions to the count engine are asked on behalf of its user. */
const calledBy = <A, E, R>(call: Effect.Effect<A, E, R>, actor: Actor["Service"]) =>
  call.pipe(Effect.provideService(Actor, actor), Effect.provideService(Requester, actor.user.id))

/**
 * Identifies the caller by session cookie, otherwise by bearer token. Refuses calls not allowed for the session's type.
 */
export const layerAuthentication = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const sessions = yield* Sessions
    const tokens = yield* Tokens
    const users = yield* Users
    const site = yield* Site
    const { isHttps } = site

    const actor = Effect.fnUntraced(function* (
      via: "session" | "token",
      holder: Option.Option<CredentialOwner & { readonly kind?: UserSessionKind }>,
      call: string,
    ) {
      if (Option.isNone(holder)) return yield* nobody
      const { credentialId, kind = "full", userId } = holder.value
      if (!canCall(kind, call)) return yield* kind === "temporary" ? mustSetPassword : nobody
      const member = yield* users.find(userId)
      if (Option.isNone(member)) return yield* nobody
      const { reach, user } = member.value
      return { user, reach, via, credentialId }
    })

    const bySession =
      (isTaken: boolean): Authentication["Service"]["cookie"] =>
      (call, { credential, endpoint }) =>
        Effect.gen(function* () {
          if (isTaken) yield* Effect.provideService(clearStaleSignInCookie, Site, site)
          const secret = isTaken ? Redacted.value(credential) : ""
          const holder = secret === "" ? Option.none() : yield* sessions.holder(secret)
          return yield* actor("session", holder, endpoint.identifier)
        }).pipe(Effect.flatMap((found) => calledBy(call, found)))

    return Authentication.of({
      cookie: bySession(!isHttps),
      hostCookie: bySession(isHttps),
      bearer: (call, { credential, endpoint }) =>
        Effect.gen(function* () {
          const secret = Redacted.value(credential)
          const holder = secret === "" ? Option.none() : yield* tokens.holder(secret)
          return yield* actor("token", holder, endpoint.identifier)
        }).pipe(Effect.flatMap((found) => calledBy(call, found))),
    })
  }),
)
