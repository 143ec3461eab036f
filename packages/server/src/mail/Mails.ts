import { Context, type Effect, Schema } from "effect"
import type { MailBlock } from "./MailBlock.ts"

/** The mail could not be handed over. */
export class MailFailed extends Schema.TaggedError<MailFailed>()("MailFailed", { reason: Schema.String }) {
  override get message(): string {
    return this.reason
  }
}

/** A file that comes with a mail. */
export interface MailAttachment {
  readonly name: string
  /** Media type: 'application/pdf'. */
  readonly type: string
  readonly content: Uint8Array
}

/** How somebody ends mails that they asked for once and get again and again. */
export interface Unsubscribing {
  /** Why they get this mail. */
  readonly why: string
  /** 'Stop watching this list' */
  readonly label: string
  /** A page of this site that needs no sign-in, and takes a POST from mail programs (RFC 8058). */
  readonly path: string
}

export interface Mail {
  /** Names the mail: handed over twice, it is one mail. */
  readonly id: string
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly blocks: ReadonlyArray<MailBlock>
  /** Who an answer goes to; the site's contact unless given. */
  readonly replyTo?: string
  readonly attachments?: ReadonlyArray<MailAttachment>
  /** Of a mail that nothing its reader just did led to. */
  readonly unsubscribing?: Unsubscribing
}

/** Mail that the site sends. */
export class Mails extends Context.Service<
  Mails,
  { readonly send: (mail: Mail) => Effect.Effect<void, MailFailed> }
>()("@listwright/server/mail/Mails") {}
