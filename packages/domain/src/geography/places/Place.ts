import { Schema } from "effect"

/** The post office of a ZIP Code. */
export const Place = Schema.Struct({
  zip: Schema.String,
  city: Schema.String,
  /** Two letters. */
  state: Schema.String,
})
export type Place = typeof Place.Type
