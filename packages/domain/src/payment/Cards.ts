import { Context, type Effect, Schema } from "effect"
import type { Country } from "../shared/Country.ts"
import type { CallFailed, Refused } from "../shared/Failures.ts"

/** A card as typed by its holder. It's sent only to the payment processor. */
export interface TypedCard {
  readonly holderName: string
  readonly number: string
  readonly securityCode: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** The token that replaces the card everywhere except at the payment processor. */
export const CardToken = Schema.Struct({
  token: Schema.String,
  /** The name of the card type: VISA, MasterCard, American Express, Discover. */
  cardType: Schema.String,
  lastDigits: Schema.String,
})
export type CardToken = typeof CardToken.Type

interface CardTerms {
  readonly holderName: string
  /** The security code, which is also required again for a saved card. */
  readonly securityCode: string
  /** The expiration month, 1 to 12. */
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly countryCode: Country
}

/** A typed card with its billing address. */
export interface TypedPaymentCard extends CardTerms {
  readonly _tag: "Typed"
  readonly number: string
}

/** A saved card whose masked number is unchanged. */
export interface SavedPaymentCard extends CardTerms {
  readonly _tag: "Kept"
  readonly token: CardToken
}

/** The card used to pay for an order. */
export type PaymentCard = TypedPaymentCard | SavedPaymentCard

/**
 * The port for the processor's vault, which exchanges a typed card for a token without the shop's server seeing the
 * number.
 */
export class Cards extends Context.Service<
  Cards,
  { readonly tokenize: (card: TypedCard) => Effect.Effect<CardToken, CallFailed | Refused> }
>()("@listwright/domain/Cards") {}
