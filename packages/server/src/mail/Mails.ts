import { Context, type Effect, Schema } from "effect"
import { MailBlock } from "./MailBlock.ts"
import { MailAccount, MailLane } from "./MailLane.ts"

/** The mail could not be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return this.reason
  }
}

/** A file that comes with a mail. */
export const MailAttachment = Schema.Struct({
  name: Schema.String,
  /** Media type: 'application/pdf'. */
  type: Schema.String,
  content: Schema.Uint8ArrayFromBase64,
})
export type MailAttachment = typeof MailAttachment.Type

/** A recipient's way to stop recurring emails that they once asked for. */
export const Unsubscribing = Schema.Struct({
  /** The reason the recipient gets this email. */
  why: Schema.String,
  /** 'Stop watching this list' */
  label: Schema.String,
  /** A page of this site that needs no sign-in, and takes a POST from mail programs (RFC 8058). */
  path: Schema.String,
})
export type Unsubscribing = typeof Unsubscribing.Type

export const Mail = Schema.Struct({
  /** Names the mail: handed over twice, it is one mail. */
  id: Schema.String,
  /** One address. */
  to: Schema.String,
  /** The urgency, and the account whose turn the email takes in the queue. */
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

/** Mail that the site sends. */
export class Mails extends Context.Service<
  Mails,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/mail/Mails") {}
