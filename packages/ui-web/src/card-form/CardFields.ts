import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The card as its form holds it; never leaves this form but for the processor's vault. */
export const CardFields = Schema.Struct({
  holderName: Schema.String,
  number: Schema.String,
  securityCode: Schema.String,
  expiryMonth: Schema.NullOr(Schema.Int),
  expiryYear: Schema.NullOr(Schema.Int),
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.Literals(COUNTRIES),
})
export type CardFields = typeof CardFields.Type

/** A card number as typed, without the spaces and hyphens that people group its digits with. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, "")

/** A form's card, its number without spaces and hyphens. */
export const withDigits = <Card extends Pick<CardFields, "number">>(card: Card): Card => ({
  ...card,
  number: cardDigits(card.number),
})
