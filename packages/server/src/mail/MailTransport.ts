import { Context, type Effect } from "effect"
import type { MailNotSent } from "./MailNotSent.ts"

/** An email ready to be sent. */
export interface OutgoingEmail {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly message: string
}

/** The transport by which emails leave the site, without a queue. */
export class MailTransport extends Context.Service<
  MailTransport,
  {
    /** The human-readable name of the destination, such as 'smtp.example.com, port 587'. */
    readonly place: string
    /** True if emails leave the site; false if they're stored in a folder for its operator to read. */
    readonly leavesSite: boolean
    /** Sends an email; completes as soon as the receiving side has taken responsibility for it. */
    readonly send: (mail: OutgoingEmail) => Effect.Effect<void, MailNotSent>
  }
>()("@listwright/server/mail/MailTransport") {}
