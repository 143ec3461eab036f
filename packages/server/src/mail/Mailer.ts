import { Context, type Effect, Schema } from "effect"
import { MailBlock } from "./MailBlock.ts"
import { MailAccount, MailLane } from "./MailLane.ts"

/** Raised when an email couldn't be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return this.reason
  }
}

/** A file attached to an email. */
export const MailAttachment = Schema.Struct({
  name: Schema.String,
  /** The media type, such as 'application/pdf'. */
  type: Schema.String,
  content: Schema.Uint8ArrayFromBase64,
})
export type MailAttachment = typeof MailAttachment.Type

/** The unsubscribe option for recurring emails that a recipient once requested. */
export const UnsubscribeOption = Schema.Struct({
  /** The reason the recipient gets this email. */
  why: Schema.String,
  /** The link's label, such as 'Stop watching this list'. */
  label: Schema.String,
  /**
   * The path of the page on this site that stops the emails without requiring a sign-in; the page accepts a POST from
   * email clients (RFC 8058).
   */
  path: Schema.String,
})
export type UnsubscribeOption = typeof UnsubscribeOption.Type

export const EmailMessage = Schema.Struct({
  /** The email's ID; an email handed over twice with the same ID is sent once. */
  id: Schema.String,
  /** The recipient, as a single email address. */
  to: Schema.String,
  /** The urgency, and the account that the email counts toward in the queue. */
  lane: MailLane,
  account: MailAccount,
  subject: Schema.String,
  blocks: Schema.Array(MailBlock),
  /** The email address for replies. Defaults to the site's contact address. */
  replyTo: Schema.optionalKey(Schema.String),
  attachments: Schema.optionalKey(Schema.Array(MailAttachment)),
  /** Set if the email wasn't triggered by something its recipient just did. */
  unsubscribing: Schema.optionalKey(UnsubscribeOption),
})
export type EmailMessage = typeof EmailMessage.Type

/** The service that sends the site's emails. */
export class Mailer extends Context.Service<
  Mailer,
  { readonly send: (mail: EmailMessage) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/mail/Mailer") {}
