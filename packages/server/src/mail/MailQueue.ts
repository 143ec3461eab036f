import { Context, type Effect } from "effect"
import type { MailAccount, MailLane } from "./MailLane.ts"
import type { MailNotSent } from "./MailNotSent.ts"
import type { OutgoingEmail } from "./MailTransport.ts"

/** The limits of a queue: the number of waiting emails and their total size in bytes. */
export interface QueueLimits {
  readonly mails: number
  readonly bytes: number
}

/** The lane and account of a waiting email. */
export interface MailQueuePosition {
  readonly lane: MailLane
  readonly account: MailAccount
}

/** A selection of emails: those with these IDs, or all abandoned emails. */
export type MailSelection = ReadonlyArray<string> | "all"

/**
 * The queue of emails that have been accepted but not sent yet. It survives the process: each email is either sent at
 * least once, under one Message-ID, or retained as abandoned until the operator decides. Lanes are served in order;
 * within a lane, accounts take turns, however many emails each has waiting.
 */
export class MailQueue extends Context.Service<
  MailQueue,
  {
    /** Returns whether an email with this ID was queued before. */
    readonly isKnown: (id: string) => Effect.Effect<boolean>
    /**
     * Returns whether the queue currently can't accept more emails for this lane and account, because the lane is full
     * or the account has used up its share.
     */
    readonly isFull: (place: MailQueuePosition) => Effect.Effect<boolean>
    /** Queues an email; does nothing if its ID is known. */
    readonly add: (mail: OutgoingEmail & MailQueuePosition) => Effect.Effect<void>
    /**
     * Waits for an email in these lanes and sends it. A failed email is retried after increasing delays; an email
     * that's refused, or has failed too often, is abandoned.
     */
    readonly take: (
      lanes: ReadonlyArray<MailLane>,
      send: (mail: OutgoingEmail) => Effect.Effect<void, MailNotSent>,
    ) => Effect.Effect<void, MailNotSent>
    /** Schedules emails, including abandoned ones, to be sent now; returns the number of emails. */
    readonly retry: (which: MailSelection) => Effect.Effect<number>
    /** Drops unsent emails; returns the number of emails. 'all' doesn't drop emails that are still waiting. */
    readonly drop: (which: MailSelection) => Effect.Effect<number>
  }
>()("@listwright/server/mail/MailQueue") {}
