import type { OrderCode } from "@listwright/domain/shared"
import type { PollingIntervals } from "@listwright/domain/order"
import type { CardToken, TypedCard } from "@listwright/domain/payment"
import { Context, type Effect, type Redacted, Schema } from "effect"

/** The key of one charge: however often the charge is requested, it moves money only once. */
export const ChargeKey = Schema.String.pipe(Schema.brand("ChargeKey"))
export type ChargeKey = typeof ChargeKey.Type

/** Raised when a processor didn't answer, so the outcome is unknown. Retrying with the same key is safe. */
export class OutcomeUnknown extends Schema.TaggedError<OutcomeUnknown>()("OutcomeUnknown", {
  key: Schema.String,
}) {}

/** Raised when a card can't be tokenized; `message` is for the cardholder. */
export class CardRefused extends Schema.TaggedError<CardRefused>()("CardRefused", {
  message: Schema.String,
}) {}

/** A request for a charge. Repeating a charge requires an identical request. */
export interface ChargeRequest {
  readonly key: ChargeKey
  /** The amount in dollars, a decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** The sales tax portion of the amount, as required by card networks (level 2 data); same format, 0.00 or more. */
  readonly tax: string
  /** The card's token; '' if the processor collects the payment itself. */
  readonly token: string
  /** The security code; sent to the processor and never stored. */
  readonly securityCode: Redacted.Redacted
  readonly orderCode: OrderCode
  /**
   * The order's name and source, for the processor's page if it has one: the item being paid for, and the source to
   * which the buyer returns afterward.
   */
  readonly orderName: string
  readonly listType: number
  readonly begunAt: Date
  /** The time at which the page closes. */
  readonly expiresAt: Date
}

/** The outcome of a charge: authorized and captured, or refused for good. */
export type ChargeOutcome =
  | { readonly state: "captured"; readonly reference: string }
  | { readonly state: "declined"; readonly reason: string }

/** A processor's page on which the buyer has to pay. */
export interface OpenPaymentPage {
  readonly state: "open"
  /** The processor's name for the page. */
  readonly page: string
  readonly address: string
}

/** The state after the buyer pays on the page and before the bank answers. */
export interface ProcessingCharge {
  readonly state: "processing"
}

/** A charge that has begun. */
export interface StartedCharge {
  readonly key: ChargeKey
  readonly begunAt: Date
  /** The processor's name for its page; null if it has no page, or if the reply with the name was lost. */
  readonly page: string | null
}

export interface RefundRequest {
  readonly key: string
  /** The key of the charge to refund. */
  readonly chargeKey: ChargeKey
  /** The processor's name for the captured charge. */
  readonly reference: string
  /** The amount in dollars, a decimal string with 2 decimals. */
  readonly amount: string
}

/** The settings of a processor that collects payments on its own pages. */
export interface HostedPageSettings {
  /** The processor's name as known to buyers. */
  readonly name: string
  readonly pace: PollingIntervals
  /**
   * The number of milliseconds within which a charge can be begun again after it first begins. After that, a page can
   * no longer open, even from a request still in transit.
   */
  readonly beginWithin: number
}

/** A payment that the buyer disputes with their bank. */
export interface ProcessorDispute {
  /** The processor's name for the dispute. */
  readonly id: string
  /** The processor's name for the captured charge. */
  readonly reference: string
  /** The amount in dollars, a decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** The reason in the processor's wording. */
  readonly reason: string
  /** The state of the dispute: while it's open, the bank holds the money; if it's lost, the buyer gets it back. */
  readonly state: "open" | "won" | "lost"
}

/** An event reported by the processor, limited to its details about a charge. */
export interface ProcessorEvent {
  /** The ID of the event, which may be reported more than once. */
  readonly id: string
  readonly kind: string
  /** The page of the event's charge; null if the event needs no action. */
  readonly about: { readonly page: string; readonly key: ChargeKey | null } | null
  /** The dispute, if the report is about one. */
  readonly dispute?: ProcessorDispute
}

/** Raised when a report isn't from the processor or can't be used. `message` is for its sender. */
export class EventRefused extends Schema.TaggedError<EventRefused>()("EventRefused", {
  reason: Schema.Literals(["noEvents", "signature", "unreadable"]),
  message: Schema.String,
}) {}

/** The result of one check for an operator, with advice if the check failed. */
export interface ProcessorFinding {
  readonly isGood: boolean
  readonly text: string
}

/** The payment processor. Every call that moves money has a key and takes effect once. */
export class Processors extends Context.Service<
  Processors,
  {
    /**
     * The ID of the ledger's owner. If a processor with another ID doesn't know a charge, the charge's outcome is still
     * open.
     */
    readonly id: string
    /** True if the ledger is in the site's data folder, where an older copy may replace it. */
    readonly isInFolder: boolean
    /** The processor's own pages; null if it charges the card sent with the order. */
    readonly pages: HostedPageSettings | null
    /** Charges a card, or opens the page on which the buyer pays; the same key always returns the same page. */
    readonly begin: (request: ChargeRequest) => Effect.Effect<ChargeOutcome | OpenPaymentPage, OutcomeUnknown>
    /** Returns the state of a charge; `notSeen` if no charge with this key has arrived yet. */
    readonly lookup: (
      charge: StartedCharge,
    ) => Effect.Effect<
      ChargeOutcome | OpenPaymentPage | ProcessingCharge | { readonly state: "notSeen" },
      OutcomeUnknown
    >
    /**
     * Closes a charge. A charge that hasn't arrived yet will be declined, and its page no longer accepts a payment.
     * Returns the outcome; a payment already made isn't affected.
     */
    readonly close: (charge: StartedCharge) => Effect.Effect<ChargeOutcome | ProcessingCharge, OutcomeUnknown>
    /** Refunds part of a charge, or all of it. */
    readonly refund: (request: RefundRequest) => Effect.Effect<{ readonly reference: string }, OutcomeUnknown>
    /** Reads a report: verifies that it's from the processor, and returns its subject. */
    readonly readEvent: (body: string, signature: string) => Effect.Effect<ProcessorEvent, EventRefused>
    /** Checks everything that payments need, without moving any money. */
    readonly check: Effect.Effect<ReadonlyArray<ProcessorFinding>>
    /** Returns a token's card. */
    readonly card: (token: string) => Effect.Effect<CardToken, CardRefused>
    /**
     * Accepts a card number from original-contract clients that send one; only the sandbox processor accepts numbers.
     */
    readonly acceptNumber: (card: TypedCard) => Effect.Effect<CardToken, CardRefused>
  }
>()("@listwright/server/payments/Processors") {}
