import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The card as entered in the form. It leaves the form only for the processor's vault. */
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

/** Returns a card number without the spaces and hyphens that group its digits. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, "")

/** Returns a form's card with its number stripped of spaces and hyphens. */
export const stripCardNumber = <Card extends Pick<CardFields, "number">>(card: Card): Card => ({
  ...card,
  number: cardDigits(card.number),
})
