import type { NewLink } from "../accounts/SignInLinks.ts"
import type { EmailMessage } from "../mail/Mailer.ts"

/**
 * Builds the email with a link for setting a password, sent to a user that the operator added or invited again. `id`
 * identifies the email.
 */
export const invitationEmail = (
  id: string,
  email: string,
  { expiresAt }: NewLink,
  path: string,
  siteName: string,
): EmailMessage => ({
  id: `invitation-${id}`,
  to: email,
  lane: "prompt",
  account: "site",
  subject: `Your account at ${siteName}`,
  blocks: [
    { kind: "heading", text: `Welcome to ${siteName}` },
    {
      kind: "paragraph",
      text: `You have an account at ${siteName}. Choose a password, then sign in as ${email}.`,
    },
    { kind: "link", label: "Choose a password", url: path },
    {
      kind: "note",
      text: `You can use the link once, until ${expiresAt.slice(0, 10)} at ${expiresAt.slice(11, 16)} UTC. If you weren't expecting this email, you can ignore it.`,
    },
  ],
})
