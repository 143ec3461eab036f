import { createHash } from "node:crypto"
import type { Mail, MailAttachment } from "./Mails.ts"

/** A header is one line of plain characters: typed text must not become another header. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, " ").trim()

/** RFC 2047, for subjects with letters beyond ASCII. */
const subjectText = (subject: string): string =>
  /^[\x20-\x7e]*$/.test(subject) ? subject : `=?UTF-8?B?${Buffer.from(subject, "utf8").toString("base64")}?=`

const inBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("base64").replaceAll(/.{76}/g, "$&\r\n")

const textPart = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: base64",
  "",
  inBase64(Buffer.from(lines.join("\r\n"), "utf8")),
]

const attachedPart = ({ content, name, type }: MailAttachment): ReadonlyArray<string> => [
  `Content-Type: ${headerText(type)}`,
  "Content-Transfer-Encoding: base64",
  `Content-Disposition: attachment; filename="${headerText(name).replaceAll('"', "")}"`,
  "",
  inBase64(content),
]

/** The text alone, or the text with what is attached. What parts them comes from the mail's name: the same mail has the same text. */
const bodyOf = ({ attachments = [], id, lines }: Mail): ReadonlyArray<string> => {
  if (attachments.length === 0) return textPart(lines)
  const boundary = createHash("sha256").update(id).digest("hex").slice(0, 32)
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    ...[textPart(lines), ...attachments.map(attachedPart)].flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  ]
}

/** A mail as a file that mail programs open (RFC 5322), lines ending in CRLF. */
export const emlText = (mail: Mail, from: string, at: Date): string =>
  [
    `From: ${headerText(from)}`,
    `To: ${headerText(mail.to)}`,
    `Subject: ${subjectText(mail.subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${headerText(mail.id)}@listwright>`,
    "MIME-Version: 1.0",
    ...bodyOf(mail),
    "",
  ].join("\r\n")
