import { Context, type Effect } from "effect"
import type { MailAccount, MailLane } from "./MailLane.ts"
import type { MailNotSent } from "./MailNotSent.ts"
import type { Outgoing } from "./MailTransport.ts"

/** The limits of a queue: the number of waiting emails, and their total bytes. */
export interface QueueBound {
  readonly mails: number
  readonly bytes: number
}

/** The lane and account of a waiting email. */
export interface MailPlace {
  readonly lane: MailLane
  readonly account: MailAccount
}

/** A choice of emails: those with these IDs, or all that were given up. */
export type WhichMails = ReadonlyArray<string> | "all"

/**
 * Queues emails that are accepted but not sent yet. The queue survives the process: each email is sent at least once,
 * under one Message-ID, or is kept among the given-up ones until the operator decides. A lane is served before those
 * after it; within a lane, accounts take turns, however many emails each has waiting.
 */
export class OutgoingMails extends Context.Service<
  OutgoingMails,
  {
    /** Tells whether an email with this ID was queued before. */
    readonly isKnown: (id: string) => Effect.Effect<boolean>
    /**
     * Tells whether the queue takes no more emails here for now: the lane is full, or the account has filled its
     * share of it.
     */
    readonly isFull: (place: MailPlace) => Effect.Effect<boolean>
    /** A known id changes nothing. */
    readonly add: (mail: Outgoing & MailPlace) => Effect.Effect<void>
    /**
     * Waits for a mail of these lanes and sends it. One that fails is given out again, later each time; one that is
     * refused, or that failed too often, is given up.
     */
    readonly take: (
      lanes: ReadonlyArray<MailLane>,
      send: (mail: Outgoing) => Effect.Effect<void, MailNotSent>,
    ) => Effect.Effect<void, MailNotSent>
    /** Has mails sent now, those that were given up too; how many. */
    readonly retry: (which: WhichMails) => Effect.Effect<number>
    /** Ends mails that are not sent; how many. 'all' spares those that still wait. */
    readonly drop: (which: WhichMails) => Effect.Effect<number>
  }
>()("@listwright/server/mail/OutgoingMails") {}
