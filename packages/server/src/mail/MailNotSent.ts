import { Schema } from "effect"

/** The reasons an email isn't sent, with advice for the operator. */
const KINDS = {
  refused: {
    isFinal: true,
    advice:
      "The mail server has permanently refused this email. Correct what it complains about, then send the email again or drop it.",
  },
  delayed: {
    isFinal: false,
    advice: "The mail server will take the email later. It is retried automatically.",
  },
  authentication: {
    isFinal: false,
    advice:
      'The mail server does not accept the sign-in. Check "user" under "smtp" in site.json and "smtpPassword" in secrets.json, then restart.',
  },
  encryption: {
    isFinal: false,
    advice:
      'An encrypted connection could not be made. Check "security", "port" and "certificate" under "smtp" in site.json: "implicit" usually goes with port 465, "starttls" with port 587.',
  },
  timeout: {
    isFinal: false,
    advice:
      'The mail server does not answer in time. Check "host" and "port" under "smtp" in site.json, and that no firewall is in the way.',
  },
  connection: {
    isFinal: false,
    advice:
      'The mail server cannot be reached, or ended the connection. Check "host" and "port" under "smtp" in site.json, and that it is running.',
  },
  folder: {
    isFinal: false,
    advice: "The outbox cannot be written. Check the folder 'mail' in the site's data, and its disk.",
  },
} as const

export type WhyNotSent = keyof typeof KINDS

/** The error raised if an email wasn't sent, either temporarily or permanently. */
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
