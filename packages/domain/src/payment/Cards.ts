import { Context, type Effect, Schema } from "effect"
import type { Country } from "../shared/Country.ts"
import type { CallFailed, Refused } from "../shared/Failures.ts"

/** A card as its holder types it. Goes to the payment processor and nowhere else. */
export interface TypedCard {
  readonly holderName: string
  readonly number: string
  readonly securityCode: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** Replaces the card everywhere else. */
export const CardToken = Schema.Struct({
  token: Schema.String,
  /** Name of the card type: VISA, MasterCard, American Express, Discover. */
  cardType: Schema.String,
  lastDigits: Schema.String,
})
export type CardToken = typeof CardToken.Type

interface CardTerms {
  readonly holderName: string
  /** Asked for again of a kept card too. */
  readonly securityCode: string
  /** 1 to 12. */
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly countryCode: Country
}

/** A card that was typed, with the address that its bills go to. */
export interface TypedPayingCard extends CardTerms {
  readonly _tag: "Typed"
  readonly number: string
}

/** The saved card, its masked number left alone. */
export interface KeptPayingCard extends CardTerms {
  readonly _tag: "Kept"
  readonly token: CardToken
}

/** The card that pays for an order. */
export type PayingCard = TypedPayingCard | KeptPayingCard

/** The processor's vault: turns a typed card into a token, without the shop's server seeing the number. */
export class Cards extends Context.Service<
  Cards,
  { readonly tokenize: (card: TypedCard) => Effect.Effect<CardToken, CallFailed | Refused> }
>()("@listwright/domain/Cards") {}
