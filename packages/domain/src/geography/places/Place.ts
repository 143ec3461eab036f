import { Schema } from "effect"
import { Area } from "../../definition/Area.ts"

/** The post office of a ZIP Code. */
export const Place = Schema.Struct({
  zip: Schema.String,
  city: Schema.String,
  /** Two letters. */
  state: Schema.String,
})
export type Place = typeof Place.Type

/** A place that a picker offers: a state, county, city, metro area or congressional district. */
export const PlaceChoice = Schema.Struct({
  area: Area,
  /** The name that users see. */
  name: Schema.String,
  /** The state that lists it; a state lists itself. Two letters. */
  state: Schema.String,
})
export type PlaceChoice = typeof PlaceChoice.Type
