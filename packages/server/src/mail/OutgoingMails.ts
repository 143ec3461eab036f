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

/** A selection of emails: those with these ids, or all that were given up. */
export type WhichMails = ReadonlyArray<string> | "all"

/**
 * The queue of emails that are accepted but not sent yet. It survives the process: each email is sent at least once,
 * under one Message-ID, or is kept among the given-up ones until the operator decides. Lanes are served in order;
 * within a lane, accounts take turns, however many emails each has waiting.
 */
export class OutgoingMails extends Context.Service<
  OutgoingMails,
  {
    /** Tells whether an email with this ID was queued before. */
    readonly isKnown: (id: string) => Effect.Effect<boolean>
    /**
     * Tells whether the queue accepts no more emails at this place for now, because the lane is full or the account has
     * used up its share.
     */
    readonly isFull: (place: MailPlace) => Effect.Effect<boolean>
    /** Queues an email; does nothing if its id is known. */
    readonly add: (mail: Outgoing & MailPlace) => Effect.Effect<void>
    /**
     * Waits for an email in these lanes and sends it. A failed email is retried after increasing delays; one that's
     * refused or failed too often is given up.
     */
    readonly take: (
      lanes: ReadonlyArray<MailLane>,
      send: (mail: Outgoing) => Effect.Effect<void, MailNotSent>,
    ) => Effect.Effect<void, MailNotSent>
    /** Schedules emails to be sent now, including given-up ones, and returns how many. */
    readonly retry: (which: WhichMails) => Effect.Effect<number>
    /** Drops unsent emails and returns how many. 'all' doesn't drop those that still wait. */
    readonly drop: (which: WhichMails) => Effect.Effect<number>
  }
>()("@listwright/server/mail/OutgoingMails") {}
