import { Schema } from "effect"
import { Area } from "../../definition/Area.ts"

/** The post office of a ZIP Code. */
export const Place = Schema.Struct({
  zip: Schema.String,
  city: Schema.String,
  /** The state as two letters. */
  state: Schema.String,
})
export type Place = typeof Place.Type

/** A place that a picker offers: a state, county, city, metro area or congressional district. */
export const PlaceChoice = Schema.Struct({
  area: Area,
  /** The name that users see. */
  name: Schema.String,
  /** The state whose list contains it, as two letters; a state is in its own list. */
  state: Schema.String,
})
export type PlaceChoice = typeof PlaceChoice.Type
