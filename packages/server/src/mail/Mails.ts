import { Context, type Effect, Schema } from "effect"
import { MailBlock } from "./MailBlock.ts"
import { MailAccount, MailLane } from "./MailLane.ts"

/** The error for an email that couldn't be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return this.reason
  }
}

/** A file attached to an email. */
export const MailAttachment = Schema.Struct({
  name: Schema.String,
  /** The media type: 'application/pdf'. */
  type: Schema.String,
  content: Schema.Uint8ArrayFromBase64,
})
export type MailAttachment = typeof MailAttachment.Type

/** The way for a recipient to stop recurring emails that they once requested. */
export const Unsubscribing = Schema.Struct({
  /** The reason the recipient gets this email. */
  why: Schema.String,
  /** The label of the link: 'Stop watching this list'. */
  label: Schema.String,
  /** The page of this site that stops them, without signing in; it accepts a POST from mail programs (RFC 8058). */
  path: Schema.String,
})
export type Unsubscribing = typeof Unsubscribing.Type

export const Mail = Schema.Struct({
  /** The id of the email; an email handed over twice with the same id is sent once. */
  id: Schema.String,
  /** The recipient, a single address. */
  to: Schema.String,
  /** The urgency, and the account that the email counts toward in the queue. */
  lane: MailLane,
  account: MailAccount,
  subject: Schema.String,
  blocks: Schema.Array(MailBlock),
  /** The address for replies; the site's contact if missing. */
  replyTo: Schema.optionalKey(Schema.String),
  attachments: Schema.optionalKey(Schema.Array(MailAttachment)),
  /** Set on an email that wasn't triggered by something its reader just did. */
  unsubscribing: Schema.optionalKey(Unsubscribing),
})
export type Mail = typeof Mail.Type

/** The service that sends the site's emails. */
export class Mails extends Context.Service<
  Mails,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/mail/Mails") {}
