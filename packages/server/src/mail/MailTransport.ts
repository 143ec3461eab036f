import { Context, type Effect } from "effect"
import type { MailNotSent } from "./MailNotSent.ts"

/** A mail as it leaves. */
export interface Outgoing {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly message: string
}

/** The way out of the site, without a queue before it. */
export class MailTransport extends Context.Service<
  MailTransport,
  {
    /** What people call it: 'smtp.example.com, port 587'. */
    readonly place: string
    /** Whether mails leave the site; false: they stay in a folder of it, for its operator to read. */
    readonly leavesSite: boolean
    /** Done as soon as somebody else answers for the mail. */
    readonly send: (mail: Outgoing) => Effect.Effect<void, MailNotSent>
  }
>()("@listwright/server/mail/MailTransport") {}
