import { Schema } from "effect"

/** A street, city, or ZIP Code suggested while the user types an address. */
export const PlaceSuggestion = Schema.Struct({
  kind: Schema.Literals(["street", "city", "zip"]),
  /** The suggested address, such as '1600 Main St, Dayton, OH 45402', with the house number as typed. */
  text: Schema.String,
  /** The name, such as '1600 Main St', 'Dayton', or '45402'. */
  name: Schema.String,
  /** The containing place: 'Dayton, OH 45402', 'OH', 'Dayton, OH'. */
  place: Schema.String,
})
export type PlaceSuggestion = typeof PlaceSuggestion.Type

/** The maximum length of an address to look up. */
export const MAX_ADDRESS_LENGTH = 200
/** The maximum number of suggestions that an address box shows. */
export const MAX_SUGGESTIONS = 6
