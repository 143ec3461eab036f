import { UserId } from "@listwright/domain/account"
import { COUNTRIES } from "@listwright/domain/shared"
import { Schema } from "effect"

export const WireAddress = Schema.Struct({
  AddressName: Schema.String,
  AddrDesc: Schema.String,
  AddressType: Schema.String,
  AddressLine: Schema.String,
  AddressLine2: Schema.String,
  CityName: Schema.String,
  StateCode: Schema.String,
  ZipCode: Schema.String,
  CountryCode: Schema.String,
  Latitude: Schema.NullOr(Schema.Number),
  /** Lowercase in the original contract. */
  longitude: Schema.NullOr(Schema.Number),
})
export type WireAddress = typeof WireAddress.Type

/** The user data that the settings page edits, and the data shown beside it. */
export const WireProfile = Schema.Struct({
  UserGuid: UserId,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  /** At most one address. */
  UsersAddress: Schema.Array(WireAddress),
})
export type WireProfile = typeof WireProfile.Type

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The same profile as it's saved: name, email, and phone are read-only, and the second address line may be missing. */
export const WireProfileToSave = Schema.Struct({
  Company: text,
  AddressLine: text,
  AddressLine2: Schema.optionalKey(Schema.NullOr(text)),
  CityName: text,
  StateCode: text,
  ZipCode: text,
  /** US or CA; US if missing. */
  CountryCode: Schema.optionalKey(Schema.NullOr(Schema.Literals(["", ...COUNTRIES]))),
})
