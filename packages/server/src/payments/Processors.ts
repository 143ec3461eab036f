import type { OrderCode } from "@listwright/domain/shared"
import { Context, type Effect, type Redacted, Schema } from "effect"
import type { CardToken, TypedCard } from "@listwright/domain/payment"

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

export interface ChargeRequest {
  readonly key: ChargeKey
  /** Dollars, decimal string with 2 decimals, more than 0. */
  readonly amount: string
  /** The part of the amount that is sales tax, as card networks ask for it (level 2 data); same form, 0.00 or more. */
  readonly tax: string
  readonly token: string
  /** Goes to the processor and is never stored. */
  readonly securityCode: Redacted.Redacted
  readonly orderCode: OrderCode
}

/** Authorised and captured, or refused for good. */
export type ChargeOutcome =
  | { readonly state: "captured"; readonly reference: string }
  | { readonly state: "declined"; readonly reason: string }

export interface RefundRequest {
  readonly key: string
  /** The key of the charge that money is given back from. */
  readonly chargeKey: ChargeKey
  /** Dollars, decimal string with 2 decimals. */
  readonly amount: string
}

/** Who takes the money. Every call that moves any is named by a key and does its work once. */
export class Processors extends Context.Service<
  Processors,
  {
    /** Names the owner of this ledger. Another processor's silence about a charge says nothing about its outcome. */
    readonly id: string
    readonly charge: (request: ChargeRequest) => Effect.Effect<ChargeOutcome, OutcomeUnknown>
    /** The outcome of a charge; `notSeen` when no charge with this key has arrived yet. */
    readonly lookup: (
      key: ChargeKey,
    ) => Effect.Effect<ChargeOutcome | { readonly state: "notSeen" }, OutcomeUnknown>
    /**
     * Closes a key: a charge that has not arrived yet will be declined. Returns the outcome, so a charge that arrived
     * first stays as it is.
     */
    readonly close: (key: ChargeKey) => Effect.Effect<ChargeOutcome, OutcomeUnknown>
    /** Gives back part of a charge, or all of it. */
    readonly refund: (request: RefundRequest) => Effect.Effect<{ readonly reference: string }, OutcomeUnknown>
    /** The card of a token. */
    readonly card: (token: string) => Effect.Effect<CardToken, CardRefused>
    /** For clients of the original contract that send a card number: only a sandbox takes one. */
    readonly acceptNumber: (card: TypedCard) => Effect.Effect<CardToken, CardRefused>
  }
>()("@listwright/server/payments/Processors") {}
