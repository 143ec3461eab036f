import { Schema } from "effect"

/** An address of a user. Degrees north and east; null until a lookup finds it. */
export const UserAddress = Schema.Struct({
  addressName: Schema.String,
  addressDesc: Schema.String,
  addressType: Schema.String,
  addressLine: Schema.String,
  addressLine2: Schema.String,
  city: Schema.String,
  /** Two letters. */
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.String,
  latitude: Schema.NullOr(Schema.Number),
  longitude: Schema.NullOr(Schema.Number),
})
export type UserAddress = typeof UserAddress.Type
