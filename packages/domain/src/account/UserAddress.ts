import { Schema } from "effect"

/** A user's address. Coordinates are in degrees north and east, null until a lookup finds them. */
export const UserAddress = Schema.Struct({
  addressName: Schema.String,
  addressDesc: Schema.String,
  addressType: Schema.String,
  addressLine: Schema.String,
  addressLine2: Schema.String,
  city: Schema.String,
  /** The two-letter state code. */
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.String,
  latitude: Schema.NullOr(Schema.Number),
  longitude: Schema.NullOr(Schema.Number),
})
export type UserAddress = typeof UserAddress.Type
