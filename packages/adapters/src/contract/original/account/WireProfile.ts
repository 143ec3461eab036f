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
  /** The name is lowercase in the original contract. */
  longitude: Schema.NullOr(Schema.Number),
})
export type WireAddress = typeof WireAddress.Type

/** The user data that can be edited on the settings page, and the data shown beside it. */
export const WireProfile = Schema.Struct({
  UserGuid: UserId,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  /** The user's address; at most one. */
  UsersAddress: Schema.Array(WireAddress),
})
export type WireProfile = typeof WireProfile.Type

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The profile in a save request: name, email, and phone are read-only, and the second address line may be missing. */
export const WireProfileToSave = Schema.Struct({
  Company: text,
  AddressLine: text,
  AddressLine2: Schema.optionalKey(Schema.NullOr(text)),
  CityName: text,
  StateCode: text,
  ZipCode: text,
  /** The country: US or CA; defaults to US. */
  CountryCode: Schema.optionalKey(Schema.NullOr(Schema.Literals(["", ...COUNTRIES]))),
})
