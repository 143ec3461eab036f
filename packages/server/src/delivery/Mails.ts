import { Context, type Effect, Schema } from "effect"

/** The mail could not be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {}

export interface Mail {
  /** Names the mail: handed over twice, it is one mail. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** Plain text, a line an element. */
  readonly lines: ReadonlyArray<string>
}

/** Mail that the site sends. */
export class Mails extends Context.Service<
  Mails,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/delivery/Mails") {}
