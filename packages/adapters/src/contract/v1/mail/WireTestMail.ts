import { Schema } from "effect"

/** The result of a test email. */
export const WireTestMail = Schema.Struct({
  isSent: Schema.Boolean,
  /** The mail route, such as 'smtp.example.com, port 587'. */
  place: Schema.String,
  /** The error if the email wasn't sent; it never includes a secret. */
  reason: Schema.String,
  /** Advice on how to fix the error. */
  advice: Schema.String,
})
export type WireTestMail = typeof WireTestMail.Type
