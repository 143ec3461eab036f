import { Schema } from "effect"

/** A street, city or ZIP Code that is suggested while an address is being typed. */
export const PlaceSuggestion = Schema.Struct({
  kind: Schema.Literals(["street", "city", "zip"]),
  /** The suggested address: '1600 Main St, Dayton, OH 45402'. The house number is the one that was typed. */
  text: Schema.String,
  /** The name, such as '1600 Main St', 'Dayton' or '45402'. */
  name: Schema.String,
  /** The place it's in: 'Dayton, OH 45402', 'OH', 'Dayton, OH'. */
  place: Schema.String,
})
export type PlaceSuggestion = typeof PlaceSuggestion.Type

/** The maximum length of an address to look up. */
export const ADDRESS_TEXT_MAX = 200
/** The number of suggestions that a box shows. */
export const MAX_SUGGESTIONS = 6
