import { Actor, Api, Missing } from "@listwright/adapters"
import type { SignIn, SignInSelection } from "@listwright/domain/account"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type IdentifiedSignIn, Sessions } from "../../../accounts/Sessions.ts"
import { Tokens } from "../../../accounts/Tokens.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { dropSessionCookie } from "../../sessionCookie.ts"

const lastUsed = ({ seenAt, startedAt }: SignIn): string => seenAt ?? startedAt

const wire = ({ credentialId, ...kept }: IdentifiedSignIn, current: string): SignIn => ({
  ...kept,
  isCurrent: credentialId === current,
})

const all = Effect.gen(function* () {
  const { credentialId, user } = yield* Actor
  const kept = [...(yield* (yield* Sessions).list(user.id)), ...(yield* (yield* Tokens).list(user.id))]
  return kept
    .map((one) => wire(one, credentialId))
    .toSorted((a, b) =>
      a.isCurrent !== b.isCurrent ? (a.isCurrent ? -1 : 1) : lastUsed(b) < lastUsed(a) ? -1 : 1,
    )
})

const endOne = Effect.fn("endOne")(function* (id: string) {
  const { credentialId, user, via } = yield* Actor
  const [sessions, tokens] = [yield* Sessions, yield* Tokens]
  const isOwn = (yield* sessions.list(user.id)).some(
    (one) => one.id === id && one.credentialId === credentialId,
  )
  const ended = (yield* sessions.end(user.id, id)) || (yield* tokens.end(user.id, id))
  if (!ended) return yield* new Missing({ message: notFoundText(new NotFound({ what: "sign-in" })) })
  if (via === "session" && isOwn) yield* dropSessionCookie
  return { ended: 1 }
})

const endMany = Effect.fn("endMany")(function* (which: SignInSelection) {
  const { credentialId, user, via } = yield* Actor
  const [sessions, tokens] = [yield* Sessions, yield* Tokens]
  if (which === "all") {
    const ended = (yield* sessions.closeAllOf(user.id)) + (yield* tokens.revokeAllOf(user.id))
    if (via === "session") yield* dropSessionCookie
    return { ended }
  }
  // Credentials of sessions and of tokens are never the same text.
  const ended =
    (yield* sessions.closeOthersOf(user.id, credentialId)) +
    (yield* tokens.revokeOthersOf(user.id, credentialId))
  return { ended }
})

/** Calls for the places where a user is signed in. */
export const layerV1SignIns = HttpApiBuilder.group(Api, "V1SignIns", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      signIns: () => all,
      endSignIns: ({ payload }) => endMany(payload.which),
      endSignIn: ({ params }) => endOne(params.id),
    }),
  ),
)
