import type { User } from "@listwright/domain/account"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { Site } from "../configuration/Site.ts"
import { Mailer } from "../mail/Mailer.ts"
import { passwordChangedEmail } from "./passwordChangedEmail.ts"

/**
 * Emails the user that their password was changed. The password has already been set, so a failure to send the email
 * doesn't affect it.
 */
export const notifyPasswordChanged = Effect.fn("notifyPasswordChanged")(function* (user: User) {
  const mails = yield* Mailer
  const { configuration } = yield* Site
  const id = yield* SecureRandom.use((random) => random.uuidV7())
  const { phoneNumber, siteName } = configuration
  yield* mails
    .send(passwordChangedEmail(id, user, siteName, phoneNumber))
    .pipe(
      Effect.catchCause((cause) =>
        Effect.logError("the email about a changed password couldn't be sent", cause),
      ),
    )
})
