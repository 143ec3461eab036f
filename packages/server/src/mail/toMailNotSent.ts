import { Predicate, Redacted } from "effect"
import { MailNotSent, type MailFailureReason } from "./MailNotSent.ts"

/** Maps nodemailer's error codes to reasons: https://nodemailer.com/errors */
const BY_CODE: Readonly<Record<string, MailFailureReason>> = {
  EAUTH: "authentication",
  ENOAUTH: "authentication",
  ETLS: "encryption",
  EREQUIRETLS: "encryption",
  ETIMEDOUT: "timeout",
}
/** The failures without a server reply, by error message. */
const BY_TEXT: ReadonlyArray<readonly [RegExp, MailFailureReason]> = [
  [/certificate|self.signed|altnames|ssl|tls/i, "encryption"],
  [/timed? ?out|timeout/i, "timeout"],
]
/** The codes of replies that concern the sign-in rather than the email. RFC 4954 §6 */
const ABOUT_THE_SIGN_IN = new Set([432, 454, 530, 534, 535, 538])
/** The codes for a refusal of the email itself; all others concern the connection. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"])
const PERMANENT = 500
const MAX_SHOWN = 500

const whyOf = (code: string, reply: number | undefined, text: string): MailFailureReason => {
  const known = BY_CODE[code]
  if (known !== undefined) return known
  if (reply !== undefined && ABOUT_THE_SIGN_IN.has(reply)) return "authentication"
  // Without a reply, the email was refused before anything was sent, since the address isn't valid.
  if (ABOUT_THE_MAIL.has(code)) return reply === undefined || reply >= PERMANENT ? "refused" : "delayed"
  if (reply !== undefined) return "delayed"
  return BY_TEXT.find(([words]) => words.test(text))?.[1] ?? "connection"
}

/** Removes a password from a message, both in plain form and in the encoding used for sign-in (RFC 4616). */
const without = (text: string, password: string): string =>
  password === ""
    ? text
    : text
        .replaceAll(password, "***")
        .replaceAll(/[A-Za-z0-9+/]{4,}={0,2}/g, (word) =>
          Buffer.from(word, "base64").includes(password) ? "***" : word,
        )

/** Converts an error thrown by nodemailer to the reason an email wasn't sent. */
export const toMailNotSent = (cause: unknown, password: Redacted.Redacted): MailNotSent => {
  const text = cause instanceof Error ? cause.message : String(cause)
  const code = Predicate.hasProperty(cause, "code") ? String(cause.code) : ""
  const reply =
    Predicate.hasProperty(cause, "responseCode") && typeof cause.responseCode === "number"
      ? cause.responseCode
      : undefined
  const shown = without(text, Redacted.value(password)).replaceAll(/\s+/g, " ").slice(0, MAX_SHOWN)
  return new MailNotSent({ why: whyOf(code, reply, text), reason: shown })
}
