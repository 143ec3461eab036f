import { TEMPORARY_PASSWORD_LIFETIME_MS, type User } from "@listwright/domain/account"
import { emailDisplayName } from "../mail/emailDisplayName.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import { signInPath } from "./signInPath.ts"

const MINUTES = TEMPORARY_PASSWORD_LIFETIME_MS / 60_000

/** Builds the email with a temporary password for the user who requested it. `id` identifies the email. */
export const temporaryPasswordEmail = (
  id: string,
  user: User,
  secret: string,
  siteName: string,
): EmailMessage => {
  const { accountId, email } = user
  const firstName = emailDisplayName(user.firstName)
  return {
    id: `temporary-password-${id}`,
    to: email,
    lane: "prompt",
    account: accountId,
    subject: `Your temporary password for ${siteName}`,
    blocks: [
      {
        kind: "heading",
        text: firstName === null ? "Choose a new password" : `${firstName}, choose a new password`,
      },
      {
        kind: "paragraph",
        text: `Sign in to ${siteName} as ${email} with this temporary password. Then choose the password to use from now on.`,
      },
      { kind: "figure", label: "Temporary password", value: secret },
      { kind: "link", label: "Sign in", url: signInPath(email) },
      {
        kind: "note",
        text: `The temporary password works once and expires ${MINUTES} minutes after your request. If you didn't request it, you can ignore this email. Your current password still works, and no one else received this email.`,
      },
    ],
  }
}
