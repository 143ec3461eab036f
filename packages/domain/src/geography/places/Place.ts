import { Schema } from "effect"
import { Area } from "../../definition/Area.ts"

/** The post office of a ZIP Code. */
export const Place = Schema.Struct({
  zip: Schema.String,
  city: Schema.String,
  /** The two-letter state code. */
  state: Schema.String,
})
export type Place = typeof Place.Type

/** A place offered in a picker: a state, county, city, metro area, or congressional district. */
export const PlaceChoice = Schema.Struct({
  area: Area,
  /** The name shown to users. */
  name: Schema.String,
  /** The two-letter code of the state whose list contains this place; a state is in its own list. */
  state: Schema.String,
})
export type PlaceChoice = typeof PlaceChoice.Type
