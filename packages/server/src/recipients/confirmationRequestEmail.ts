import type { EmailMessage } from "../mail/Mailer.ts"
import type { PendingRecipient } from "./Recipients.ts"

/**
 * Builds the email that asks a recipient whether an account may email them documents. Contains no text written by the
 * sender.
 */
export const confirmationRequestEmail = (
  { account, email, expiresAt, id, sender, turn }: PendingRecipient,
  siteName: string,
  paths: { readonly confirm: string; readonly stop: string },
): EmailMessage => {
  const day = expiresAt.toISOString()
  return {
    id: `confirm-${id}-${turn}`,
    to: email,
    lane: "rest",
    account: "site",
    subject: `${account} wants to send you documents through ${siteName}`,
    blocks: [
      { kind: "heading", text: "May we send you reports and quotes?" },
      {
        kind: "paragraph",
        text: `${sender} wants to send you reports and quotes through ${siteName}. You'll get them only if you agree.`,
      },
      { kind: "link", label: "Agree or decline", url: paths.confirm },
      {
        kind: "note",
        text: `The link works until ${day.slice(0, 10)} at ${day.slice(11, 16)} UTC. If you do nothing, you won't get anything.`,
      },
    ],
    unsubscribing: {
      why: `You're getting this email because ${account} entered your address.`,
      label: "Don't email me again",
      path: paths.stop,
    },
  }
}
