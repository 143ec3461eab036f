import type { OrderCode } from "@listwright/domain/shared"
import type { AskingPace } from "@listwright/domain/order"
import type { CardToken, TypedCard } from "@listwright/domain/payment"
import { Context, type Effect, type Redacted, Schema } from "effect"

/** Names one charge: however often it is asked for, money moves once. */
export const ChargeKey = Schema.String.pipe(Schema.brand("ChargeKey"))
export type ChargeKey = typeof ChargeKey.Type

/** The processor gave no answer, so the outcome is unknown. Asking again with the same key is safe. */
export class OutcomeUnknown extends Schema.TaggedError<OutcomeUnknown>()("OutcomeUnknown", {
  key: Schema.String,
}) {}

/** The card cannot become a token; `message` is for its holder. */
export class CardRefused extends Schema.TaggedError<CardRefused>()("CardRefused", {
  message: Schema.String,
}) {}

/** A charge is asked for again with the very same request. */
export interface ChargeRequest {
  readonly key: ChargeKey
  /** Dollars, decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** The part of the amount that is sales tax, as card networks ask for it (level 2 data); same form, 0.00 or more. */
  readonly tax: string
  /** '' where the processor asks for the payment itself. */
  readonly token: string
  /** Goes to the processor and is never stored. */
  readonly securityCode: Redacted.Redacted
  readonly orderCode: OrderCode
  /** For the processor's page, where it has one: what is paid, and of which source, where the buyer goes on afterwards. */
  readonly orderName: string
  readonly listType: number
  readonly begunAt: Date
  /** When the page closes. */
  readonly expiresAt: Date
}

/** Authorized and captured, or refused for good. */
export type ChargeOutcome =
  | { readonly state: "captured"; readonly reference: string }
  | { readonly state: "declined"; readonly reason: string }

/** The buyer has to pay on a page of the processor. */
export interface OpenPage {
  readonly state: "open"
  /** What the processor calls the page. */
  readonly page: string
  readonly address: string
}

/** The buyer has paid on the page, and the bank has not answered yet. */
export interface Processing {
  readonly state: "processing"
}

/** A charge as it was begun. */
export interface BegunCharge {
  readonly key: ChargeKey
  readonly begunAt: Date
  /** What the processor calls its page; null: there is none, or the answer that named it was lost. */
  readonly page: string | null
}

export interface RefundRequest {
  readonly key: string
  /** The key of the charge that money is given back from. */
  readonly chargeKey: ChargeKey
  /** What the processor called the charge when it was captured. */
  readonly reference: string
  /** Dollars, decimal string with 2 decimals. */
  readonly amount: string
}

/** Of a processor that asks for the payment on pages of its own. */
export interface OwnPages {
  /** What buyers know it by. */
  readonly name: string
  readonly pace: AskingPace
  /**
   * How long after a charge was begun it may be begun again, in milliseconds. Once it is over, no page can come of it any
   * more, also not by a request that is still on its way.
   */
  readonly beginWithin: number
}

/** A payment that its buyer disputes at the bank. */
export interface ProcessorDispute {
  /** What the processor calls it. */
  readonly id: string
  /** What the processor called the charge when it was captured. */
  readonly reference: string
  /** Dollars, decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** In the processor's word. */
  readonly reason: string
  /** While it is open, the bank holds the money; lost, the buyer has it. */
  readonly state: "open" | "won" | "lost"
}

/** What a processor reports by itself, as far as it is about a charge. */
export interface ProcessorEvent {
  /** The same event may be reported more than once. */
  readonly id: string
  readonly kind: string
  /** The page of the charge that something has happened to; null: an event that nothing is done about. */
  readonly about: { readonly page: string; readonly key: ChargeKey | null } | null
  /** Of a report about a dispute: what it says. */
  readonly dispute?: ProcessorDispute
}

/** Nobody but the processor is listened to. `message` is for whoever sent it. */
export class EventRefused extends Schema.TaggedError<EventRefused>()("EventRefused", {
  reason: Schema.Literals(["noEvents", "signature", "unreadable"]),
  message: Schema.String,
}) {}

/** One thing that was tried for an operator, and what to do where it is not well. */
export interface ProcessorFinding {
  readonly isGood: boolean
  readonly text: string
}

/** Who takes the money. Every call that moves any is named by a key and does its work once. */
export class Processors extends Context.Service<
  Processors,
  {
    /** Names the owner of this ledger. Another processor's silence about a charge says nothing about its outcome. */
    readonly id: string
    /** Whether its books lie in the site's data folder, where an earlier copy may take their place. */
    readonly isInFolder: boolean
    /** null: it takes the card that comes with the order. */
    readonly pages: OwnPages | null
    /** Charges a card, or opens the page on which the buyer pays; with the same key always the same page. */
    readonly begin: (request: ChargeRequest) => Effect.Effect<ChargeOutcome | OpenPage, OutcomeUnknown>
    /** What has become of a charge; `notSeen` when none with this key has arrived yet. */
    readonly lookup: (
      charge: BegunCharge,
    ) => Effect.Effect<ChargeOutcome | OpenPage | Processing | { readonly state: "notSeen" }, OutcomeUnknown>
    /**
     * Closes a charge: one that has not arrived yet will be declined, and nobody can pay on its page any more. Returns the
     * outcome, so what was paid before stays as it is.
     */
    readonly close: (charge: BegunCharge) => Effect.Effect<ChargeOutcome | Processing, OutcomeUnknown>
    /** Gives back part of a charge, or all of it. */
    readonly refund: (request: RefundRequest) => Effect.Effect<{ readonly reference: string }, OutcomeUnknown>
    /** Reads what was reported: whether it is really the processor's, and what it is about. */
    readonly readEvent: (body: string, signature: string) => Effect.Effect<ProcessorEvent, EventRefused>
    /** Tries everything that payments need, without moving any money. */
    readonly check: Effect.Effect<ReadonlyArray<ProcessorFinding>>
    /** The card of a token. */
    readonly card: (token: string) => Effect.Effect<CardToken, CardRefused>
    /** For clients of the original contract that send a card number: only a sandbox takes one. */
    readonly acceptNumber: (card: TypedCard) => Effect.Effect<CardToken, CardRefused>
  }
>()("@listwright/server/payments/Processors") {}
