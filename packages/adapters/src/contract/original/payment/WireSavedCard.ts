import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** A whole number; forms may send it as a string. */
const whole = Schema.Union([Schema.Int, Schema.NumberFromString.check(Schema.isInt())])

/**
 * A user's payment card. In replies, its number is masked and its code is empty; our own screens send a Token and no
 * number.
 */
export const WireSavedCard = Schema.Struct({
  HolderName: Schema.String,
  CardNumber: Schema.String,
  /**
   * The card type: 10 VISA, 20 MasterCard, 30 American Express, 40 Discover; derived from the number or the token,
   * regardless of the value sent.
   */
  CardType: Schema.Int,
  CVV: Schema.String,
  /** The expiration month, 1 to 12. */
  ExpirationMonth: Schema.Int,
  ExpirationYear: Schema.Int,
  Address: Schema.String,
  City: Schema.String,
  State: Schema.String,
  ZipCode: Schema.String,
  /** The country: US or CA. */
  CountryCode: Schema.Literals(COUNTRIES),
  CompanyName: Schema.String,
  Token: Schema.String,
})
export type WireSavedCard = typeof WireSavedCard.Type

/** The card as sent by a client; missing fields are treated as empty. */
export const WireCardToSave = Schema.Struct({
  HolderName: text,
  CardNumber: text,
  CardType: Schema.optionalKey(Schema.NullOr(whole)),
  CVV: text,
  ExpirationMonth: Schema.optionalKey(Schema.NullOr(whole)),
  ExpirationYear: Schema.optionalKey(Schema.NullOr(whole)),
  Address: text,
  City: text,
  State: text,
  ZipCode: text,
  /** The country: US or CA; defaults to US. */
  CountryCode: Schema.optionalKey(Schema.NullOr(Schema.Literals(["", ...COUNTRIES]))),
  CompanyName: text,
  Token: text,
})
export type WireCardToSave = typeof WireCardToSave.Type
