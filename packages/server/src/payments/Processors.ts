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
  /** The time when the page closes. */
  readonly expiresAt: Date
}

/** Authorized and captured, or refused for good. */
export type ChargeOutcome =
  | { readonly state: "captured"; readonly reference: string }
  | { readonly state: "declined"; readonly reason: string }

/** The buyer has to pay on a page of the processor. */
export interface OpenPage {
  readonly state: "open"
  /** The processor's name for the page. */
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
  /** The processor's name for its page; null if it has no page, or the reply that named it was lost. */
  readonly page: string | null
}

export interface RefundRequest {
  readonly key: string
  /** The key of the charge that money is given back from. */
  readonly chargeKey: ChargeKey
  /** The processor's name for the captured charge. */
  readonly reference: string
  /** Dollars, decimal string with 2 decimals. */
  readonly amount: string
}

/** The settings of a processor that collects payments on its own pages. */
export interface OwnPages {
  /** The name that buyers know it by. */
  readonly name: string
  readonly pace: AskingPace
  /**
   * Milliseconds after its beginning during which a charge may be begun again. Later than that, a page can't open
   * anymore, even by a request still on its way.
   */
  readonly beginWithin: number
}

/** A payment that its buyer disputes at the bank. */
export interface ProcessorDispute {
  /** The processor's name for the dispute. */
  readonly id: string
  /** The processor's name for the captured charge. */
  readonly reference: string
  /** Dollars, decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** In the processor's word. */
  readonly reason: string
  /** While it is open, the bank holds the money; lost, the buyer has it. */
  readonly state: "open" | "won" | "lost"
}

/** A processor's own report, as far as it is about a charge. */
export interface ProcessorEvent {
  /** The same event may be reported more than once. */
  readonly id: string
  readonly kind: string
  /** The page of the charge that something has happened to; null: an event that nothing is done about. */
  readonly about: { readonly page: string; readonly key: ChargeKey | null } | null
  /** The dispute, in a report about one. */
  readonly dispute?: ProcessorDispute
}

/** A report is refused, because it isn't the processor's or can't be used. `message` is for its sender. */
export class EventRefused extends Schema.TaggedError<EventRefused>()("EventRefused", {
  reason: Schema.Literals(["noEvents", "signature", "unreadable"]),
  message: Schema.String,
}) {}

/** One thing that was tried for an operator, and what to do where it is not well. */
export interface ProcessorFinding {
  readonly isGood: boolean
  readonly text: string
}

/** The payment processor. Every call that moves money has a key and takes effect once. */
export class Processors extends Context.Service<
  Processors,
  {
    /** Names the owner of this ledger. Another processor's silence about a charge says nothing about its outcome. */
    readonly id: string
    /** True if its ledger is in the site's data folder, where an older copy may replace it. */
    readonly isInFolder: boolean
    /** null: it takes the card that comes with the order. */
    readonly pages: OwnPages | null
    /** Charges a card, or opens the page on which the buyer pays; with the same key always the same page. */
    readonly begin: (request: ChargeRequest) => Effect.Effect<ChargeOutcome | OpenPage, OutcomeUnknown>
    /** Returns the state of a charge; `notSeen` if no charge with this key has arrived yet. */
    readonly lookup: (
      charge: BegunCharge,
    ) => Effect.Effect<ChargeOutcome | OpenPage | Processing | { readonly state: "notSeen" }, OutcomeUnknown>
    /**
     * Closes a charge: one that hasn't arrived yet will be declined, and its page no longer takes a payment. Returns
     * the outcome, so a payment made before isn't affected.
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
