import { Actor, SignedIn, Unauthorized } from "@listwright/adapters"
import { Effect, Layer, Option, Redacted } from "effect"
import { AskedBy } from "../../engine/AskedBy.ts"
import { remembered } from "../../storage/remembered.ts"
import { type Holder, Sessions } from "../../accounts/Sessions.ts"
import { Tokens } from "../../accounts/Tokens.ts"
import { Users } from "../../accounts/Users.ts"
import { Site } from "../../site/Site.ts"

const nobody = new Unauthorized({ message: "Please sign in." })

/** What a call asks of the count engine is asked in its user's name. */
const calledBy = <A, E, R>(call: Effect.Effect<A, E, R>, actor: Actor["Service"]) =>
  call.pipe(Effect.provideService(Actor, actor), Effect.provideService(AskedBy, actor.user.id))

/** Who calls: by the session's cookie, else by a bearer token. */
export const layerSignedIn = Layer.effect(
  SignedIn,
  Effect.gen(function* () {
    const sessions = yield* Sessions
    const tokens = yield* Tokens
    const users = yield* Users
    const { isHttps } = yield* Site
    const members = remembered(users.find)

    const actor = Effect.fnUntraced(function* (
      via: "session" | "token",
      secret: string,
      find: (secret: string) => Effect.Effect<Option.Option<Holder>>,
    ) {
      if (secret === "") return yield* nobody
      const holder = yield* find(secret)
      if (Option.isNone(holder)) return yield* nobody
      const member = yield* members.get(holder.value.userId)
      if (Option.isNone(member)) return yield* nobody
      return { user: member.value.user, via, credentialId: holder.value.credentialId }
    })

    const bySession =
      (isTaken: boolean): SignedIn["Service"]["cookie"] =>
      (call, { credential }) =>
        Effect.flatMap(
          actor("session", isTaken ? Redacted.value(credential) : "", sessions.holder),
          (found) => calledBy(call, found),
        )

    return SignedIn.of({
      cookie: bySession(!isHttps),
      hostCookie: bySession(isHttps),
      bearer: (call, { credential }) =>
        Effect.flatMap(actor("token", Redacted.value(credential), tokens.holder), (found) =>
          calledBy(call, found),
        ),
    })
  }),
)
