import { Context, type Effect, Schema } from "effect"

/** The mail could not be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {}

/** A file that comes with a mail. */
export interface MailAttachment {
  readonly name: string
  /** Media type: 'application/pdf'. */
  readonly type: string
  readonly content: Uint8Array
}

export interface Mail {
  /** Names the mail: handed over twice, it is one mail. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** Plain text, a line an element. */
  readonly lines: ReadonlyArray<string>
  readonly attachments?: ReadonlyArray<MailAttachment>
}

/** Mail that the site sends. */
export class Mails extends Context.Service<
  Mails,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/delivery/Mails") {}
