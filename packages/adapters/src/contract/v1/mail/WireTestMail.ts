import { Schema } from "effect"

/** What came of a test mail. */
export const WireTestMail = Schema.Struct({
  isSent: Schema.Boolean,
  /** By which way: 'smtp.example.com, port 587'. */
  place: Schema.String,
  /** What was said where it was not sent; without any secret. */
  reason: Schema.String,
  /** What to do about that. */
  advice: Schema.String,
})
export type WireTestMail = typeof WireTestMail.Type
