import { createHash } from "node:crypto"
import { toOneLine } from "@listwright/domain/shared"
import { type Letterhead, absoluteLink } from "./Letterhead.ts"
import { mailHtml } from "./mailHtml.ts"
import { mailText } from "./mailText.ts"
import type { EmailMessage } from "./Mailer.ts"

/** An email in the format in which it's sent (RFC 5322). */
export interface MimeMessage {
  /**
   * The Message-ID, which is the same whenever the same email is handed over: '<LW-2345-6789-delivery@lists.example>'.
   */
  readonly messageId: string
  /** The message in ASCII, with CRLF line endings. */
  readonly message: string
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)

/**
 * Returns the headers for one-click unsubscribing in email clients if the site is reached over HTTPS; otherwise, only
 * the URL is included. RFC 8058 §3.1
 */
const unsubscribingHeaders = (
  { unsubscribing }: EmailMessage,
  letterhead: Letterhead,
): Record<string, string> => {
  if (unsubscribing === undefined) return {}
  const url = absoluteLink(letterhead, unsubscribing.path)
  return {
    "List-Unsubscribe": `<${url}>`,
    ...(url.startsWith("https:") ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  }
}

/** Builds an email with its text, HTML, and attachments. Nothing is read from disk or the network. */
export const buildMimeMessage = async (
  mail: EmailMessage,
  letterhead: Letterhead,
  at: Date,
): Promise<MimeMessage> => {
  const { attachments = [], id, subject, to } = mail
  const { contactEmail, from, siteName } = letterhead
  const replyTo = mail.replyTo ?? contactEmail
  const messageId = `<${toOneLine(id).replaceAll(/[^\w.-]/g, "-")}@${domainOf(toOneLine(from))}>`
  // A server starts without it.
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer")
  const built = await new MailComposer({
    // Typed text must not become another header.
    from: { name: toOneLine(siteName), address: toOneLine(from) },
    // An object, not a text: a comma in it makes no second recipient.
    to: { name: "", address: toOneLine(to) },
    // An object, for the same reason.
    ...(replyTo === "" || replyTo === from ? {} : { replyTo: { name: "", address: toOneLine(replyTo) } }),
    subject: toOneLine(subject),
    date: at,
    messageId,
    // No automatic reply is sent to an automatic mail. RFC 3834
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribingHeaders(mail, letterhead) },
    text: mailText(mail, letterhead),
    html: mailHtml(mail, letterhead),
    attachments: attachments.map(({ content, name, type }) => ({
      filename: toOneLine(name),
      contentType: toOneLine(type),
      content: Buffer.from(content),
    })),
    // The same mail has the same text.
    baseBoundary: createHash("sha256").update(id).digest("hex").slice(0, 32),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return { messageId, message: built.toString("utf8") }
}
