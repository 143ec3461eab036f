import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** A number, also where a form sends it as text. */
const whole = Schema.Union([Schema.Int, Schema.NumberFromString.check(Schema.isInt())])

/**
 * A user's payment card. Its number is masked and its code empty on the way out; our own screens send a Token and no
 * number.
 */
export const WireSavedCard = Schema.Struct({
  HolderName: Schema.String,
  CardNumber: Schema.String,
  /** 10 VISA, 20 MasterCard, 30 American Express, 40 Discover; what the number or the token says, whatever is sent. */
  CardType: Schema.Int,
  CVV: Schema.String,
  /** 1 to 12. */
  ExpirationMonth: Schema.Int,
  ExpirationYear: Schema.Int,
  Address: Schema.String,
  City: Schema.String,
  State: Schema.String,
  ZipCode: Schema.String,
  /** US or CA. */
  CountryCode: Schema.Literals(COUNTRIES),
  CompanyName: Schema.String,
  Token: Schema.String,
})
export type WireSavedCard = typeof WireSavedCard.Type

/** The same as a client sends it: what is missing is empty. */
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
  /** US or CA; US where it is missing. */
  CountryCode: Schema.optionalKey(Schema.NullOr(Schema.Literals(["", ...COUNTRIES]))),
  CompanyName: text,
  Token: text,
})
export type WireCardToSave = typeof WireCardToSave.Type
