import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import type { NewLink } from "../accounts/SignInLinks.ts"
import { Site } from "../configuration/Site.ts"
import { Mailer } from "../mail/Mailer.ts"
import { MailTransport } from "../mail/MailTransport.ts"
import { invitationEmail } from "./invitationEmail.ts"

/**
 * Emails a link if the site sends email; returns whether the email was accepted for sending. If not, the operator must
 * forward the link.
 */
export const sendInvitation = Effect.fn("sendInvitation")(function* (
  email: string,
  link: NewLink,
  path: string,
) {
  const { leavesSite } = yield* MailTransport
  if (!leavesSite) return false
  const { configuration } = yield* Site
  const mails = yield* Mailer
  const id = yield* SecureRandom.use((random) => random.uuidV7())
  return yield* mails.send(invitationEmail(id, email, link, path, configuration.siteName)).pipe(
    Effect.as(true),
    Effect.catchCause((cause) =>
      Effect.as(Effect.logError("an invitation couldn't be emailed", cause), false),
    ),
  )
})
