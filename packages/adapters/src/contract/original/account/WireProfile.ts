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
  /** Spelled so. */
  longitude: Schema.NullOr(Schema.Number),
})
export type WireAddress = typeof WireAddress.Type

/** The data of a user that the settings edit, and the data shown beside it. */
export const WireProfile = Schema.Struct({
  UserGuid: UserId,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  /** Holds at most one address. */
  UsersAddress: Schema.Array(WireAddress),
})
export type WireProfile = typeof WireProfile.Type

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The same as it is saved: name, e-mail and phone are read-only, and the second line may be missing. */
export const WireProfileToSave = Schema.Struct({
  Company: text,
  AddressLine: text,
  AddressLine2: Schema.optionalKey(Schema.NullOr(text)),
  CityName: text,
  StateCode: text,
  ZipCode: text,
  /** US or CA; US where it is missing. */
  CountryCode: Schema.optionalKey(Schema.NullOr(Schema.Literals(["", ...COUNTRIES]))),
})
