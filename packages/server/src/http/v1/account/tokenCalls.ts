import { Actor, Api, TooMany, Unauthorized } from "@listwright/adapters"
import { signInFailedNotice, tooManyAttemptsNotice } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { checkPassword } from "../../../accounts/checkPassword.ts"
import { Tokens } from "../../../accounts/Tokens.ts"
import { setRetryAfter } from "../../protection/setRetryAfter.ts"
import { readAttemptOrigin } from "../../sessionCookie.ts"
import { resolveSiteMessage } from "../../../configuration/resolveSiteMessage.ts"

/** Calls that issue and revoke tokens. */
export const tokenCalls = {
  issueToken: HttpApiBuilder.handler(Api, "V1Account", "issueToken", ({ payload }) =>
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const member = yield* checkPassword(
        payload.email,
        payload.password,
        yield* readAttemptOrigin(payload.email),
      ).pipe(
        Effect.catchTags({
          SignInRefused: () =>
            Effect.flatMap(resolveSiteMessage(signInFailedNotice.text), (message) =>
              Effect.fail(new Unauthorized({ message })),
            ),
          TooManyAttempts: ({ retryAfterSeconds }) =>
            Effect.andThen(
              setRetryAfter(retryAfterSeconds),
              Effect.flatMap(resolveSiteMessage(tooManyAttemptsNotice(retryAfterSeconds).text), (message) =>
                Effect.fail(new TooMany({ message, retryAfterSeconds })),
              ),
            ),
        }),
      )
      return yield* tokens.issue(member.user.id, payload.name)
    }),
  ),
  /** Revokes the caller's token. A session doesn't have one; it ends when the user signs out. */
  revokeToken: HttpApiBuilder.handler(Api, "V1Account", "revokeToken", () =>
    Effect.gen(function* () {
      const { via, credentialId } = yield* Actor
      const tokens = yield* Tokens
      return { revoked: via === "token" && (yield* tokens.revoke(credentialId)) }
    }),
  ),
}
