import { Actor, Api, TooMany, Unauthorized, Unavailable } from "@listwright/adapters"
import { signInFailed, tooManyAttempts } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { checkPassword } from "../../../accounts/checkPassword.ts"
import { Tokens } from "../../../accounts/Tokens.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"
import { retryAfter } from "../../protection/retryAfter.ts"
import { openLink } from "./passwordCalls.ts"
import { clientAddress } from "../../answering/clientAddress.ts"

/** Makes tokens with address and password, and tells whether the server works. */
export const layerV1GuestCalls = HttpApiBuilder.group(Api, "V1Guest", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      issueToken: ({ payload }) =>
        Effect.gen(function* () {
          const tokens = yield* Tokens
          const member = yield* checkPassword(payload.email, payload.password, yield* clientAddress).pipe(
            Effect.catchTags({
              SignInRefused: () => Effect.fail(new Unauthorized({ message: signInFailed.text })),
              TooManyAttempts: ({ retryAfterSeconds }) =>
                Effect.andThen(
                  retryAfter(retryAfterSeconds),
                  Effect.fail(
                    new TooMany({ message: tooManyAttempts(retryAfterSeconds).text, retryAfterSeconds }),
                  ),
                ),
            }),
          )
          return yield* tokens.issue(member.user.id, payload.name)
        }),
      openLink: ({ payload }) => openLink(payload.secret),
      health: () =>
        Effect.gen(function* () {
          const served = yield* ServedUniverse
          return { ok: true, snapshot: yield* served.answering }
        }).pipe(
          Effect.catchTag("CountUnavailable", ({ reason }) =>
            Effect.fail(new Unavailable({ message: reason })),
          ),
        ),
    }),
  ),
)

/** A session has no token: it ends by signing out. */
export const revokeToken = HttpApiBuilder.handler(Api, "V1", "revokeToken", () =>
  Effect.gen(function* () {
    const { via, credentialId } = yield* Actor
    const tokens = yield* Tokens
    return { revoked: via === "token" && (yield* tokens.revoke(credentialId)) }
  }),
)
