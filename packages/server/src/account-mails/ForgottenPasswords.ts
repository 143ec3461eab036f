import type { TooManyAttempts } from "@listwright/domain/account"
import { Context, Effect, Layer, Option } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import * as Semaphore from "effect/Semaphore"
import { ForgotPasswordAttempts } from "../accounts/ForgotPasswordAttempts.ts"
import { TemporaryPasswords } from "../accounts/TemporaryPasswords.ts"
import { emailKey, Users } from "../accounts/Users.ts"
import { Site } from "../configuration/Site.ts"
import { Mailer } from "../mail/Mailer.ts"
import { temporaryPasswordEmail } from "./temporaryPasswordEmail.ts"

/** The number of emails created concurrently. */
const AT_ONCE = 4

/** Emails temporary passwords. */
export class ForgottenPasswords extends Context.Service<
  ForgottenPasswords,
  {
    /**
     * Emails a temporary password if a user has this email address. Returns before looking up the address, so known and
     * unknown addresses take the same time. `client` is the requester's network address.
     */
    readonly mail: (email: string, client: string) => Effect.Effect<void, TooManyAttempts>
  }
>()("@listwright/server/account-mails/ForgottenPasswords") {
  static readonly layer = Layer.effect(
    ForgottenPasswords,
    Effect.gen(function* () {
      const attempts = yield* ForgotPasswordAttempts
      const temporary = yield* TemporaryPasswords
      const users = yield* Users
      const mails = yield* Mailer
      const random = yield* SecureRandom
      const { configuration } = yield* Site
      const scope = yield* Effect.scope
      const turns = Semaphore.makeUnsafe(AT_ONCE)

      const send = Effect.fn("ForgottenPasswords.send")(
        function* (email: string) {
          const found = Option.getOrNull(yield* users.findByEmail(email))
          if (found === null) return
          const secret = yield* temporary.make(found.user.id)
          const id = yield* random.uuidV7()
          yield* mails.send(temporaryPasswordEmail(id, found.user, secret, configuration.siteName))
        },
        turns.withPermits(1),
        Effect.catchCause((cause) => Effect.logError("a temporary password couldn't be emailed", cause)),
      )

      return ForgottenPasswords.of({
        mail: Effect.fn("ForgottenPasswords.mail")(function* (email, client) {
          yield* attempts.take(emailKey(email), client)
          yield* Effect.forkIn(send(email), scope)
        }),
      })
    }),
  )
}
