import type { User } from "@listwright/domain/account"
import type { EmailMessage } from "../mail/Mailer.ts"

/**
 * Builds the email that notifies a user of a password change, in case someone else made the change. `id` identifies the
 * email.
 */
export const passwordChangedEmail = (
  id: string,
  { accountId, email }: User,
  siteName: string,
  phone: string,
): EmailMessage => ({
  id: `password-changed-${id}`,
  to: email,
  lane: "prompt",
  account: accountId,
  subject: `Your password for ${siteName} was changed`,
  blocks: [
    { kind: "heading", text: "Your password was changed" },
    {
      kind: "paragraph",
      text: `The password for ${email} at ${siteName} was changed, and other browsers were signed out.`,
    },
    {
      kind: "note",
      text: `If it wasn't you, choose a new password right away with 'Forgot your password?' on the sign-in page${phone === "" ? "" : `, and call ${phone}`}.`,
    },
    { kind: "link", label: `Open ${siteName}`, url: "/" },
  ],
})
