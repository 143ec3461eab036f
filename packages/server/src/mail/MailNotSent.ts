import { Schema } from "effect"

/** The reasons an email isn't sent, with advice for the operator. */
const KINDS = {
  refused: {
    isFinal: true,
    advice:
      "The mail server permanently rejected this email. Fix the problem it reported, then resend the email or drop it.",
  },
  delayed: {
    isFinal: false,
    advice: "The mail server can't accept the email yet. The email will be retried automatically.",
  },
  authentication: {
    isFinal: false,
    advice:
      'The mail server rejected the sign-in. Check "user" under "smtp" in site.json and "smtpPassword" in secrets.json, then restart.',
  },
  encryption: {
    isFinal: false,
    advice:
      'The encrypted connection failed. Check "security", "port" and "certificate" under "smtp" in site.json: "implicit" usually goes with port 465, "starttls" with port 587.',
  },
  timeout: {
    isFinal: false,
    advice:
      'The mail server took too long to respond. Check "host" and "port" under "smtp" in site.json, and make sure no firewall is blocking the connection.',
  },
  connection: {
    isFinal: false,
    advice:
      'The mail server is unreachable or closed the connection. Check "host" and "port" under "smtp" in site.json, and make sure the mail server is running.',
  },
  folder: {
    isFinal: false,
    advice: "Couldn't write to the outbox. Check the folder 'mail' in the site's data folder, and its disk.",
  },
} as const

export type MailFailureReason = keyof typeof KINDS

/** Raised when an email wasn't sent, either temporarily or permanently. */
export class MailNotSent extends Schema.TaggedError<MailNotSent>()("MailNotSent", {
  why: Schema.Literals([
    "refused",
    "delayed",
    "authentication",
    "encryption",
    "timeout",
    "connection",
    "folder",
  ]),
  /** The error message, without secrets. */
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
  /** True if retrying is pointless. */
  get isFinal(): boolean {
    return KINDS[this.why].isFinal
  }
  get advice(): string {
    return KINDS[this.why].advice
  }
}
