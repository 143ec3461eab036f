import { Schema } from "effect"
import { COUNTRIES } from "../shared/Country.ts"
import { CardToken } from "./Cards.ts"

/**
 * A user's saved card: its token, type, last digits, expiration date, and billing address, but never the number or the
 * security code.
 */
export const SavedCard = Schema.Struct({
  ...CardToken.fields,
  holderName: Schema.String,
  /** The expiration month, 1 to 12. */
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.Literals(COUNTRIES),
  /** The company name; '' if there isn't one. */
  companyName: Schema.String,
})
export type SavedCard = typeof SavedCard.Type

/** Returns the card number as displayed in the form, masked except for the last digits. */
export const maskedCardNumber = (card: Pick<SavedCard, "lastDigits">): string =>
  `${"*".repeat(12)}${card.lastDigits}`

/** Returns whether a saved card's masked number is unchanged, so its token is used. */
export const isMaskedNumberUnchanged = (
  form: { readonly number: string },
  saved: SavedCard | null,
): saved is SavedCard => saved !== null && form.number === maskedCardNumber(saved)
