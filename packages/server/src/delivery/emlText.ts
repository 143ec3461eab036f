import type { Mail } from "./Mails.ts"

/** A header is one line of plain characters: typed text must not become another header. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, " ").trim()

/** RFC 2047, for subjects with letters beyond ASCII. */
const subjectText = (subject: string): string =>
  /^[\x20-\x7e]*$/.test(subject) ? subject : `=?UTF-8?B?${Buffer.from(subject, "utf8").toString("base64")}?=`

/** A mail as a file that mail programs open (RFC 5322), lines ending in CRLF. */
export const emlText = (mail: Mail, from: string, at: Date): string =>
  [
    `From: ${headerText(from)}`,
    `To: ${headerText(mail.to)}`,
    `Subject: ${subjectText(mail.subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${headerText(mail.id)}@listwright>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(mail.lines.join("\r\n"), "utf8").toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
    "",
  ].join("\r\n")
