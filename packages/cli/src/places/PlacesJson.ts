import { AddressPlace, PlaceSuggestion } from "@listwright/domain/geography"
import { Schema } from "effect"

/** The output of `places find --json`. */
export const PlacesJson = Schema.Struct({
  places: Schema.Array(AddressPlace).annotate({
    description:
      "the likeliest first; `precision`: exact (coordinates), address, or the middle of a street, zip, city or state; `point`: longitude and latitude",
  }),
  suggestions: Schema.Array(PlaceSuggestion).annotate({
    description: "where no place was found: what may have been meant",
  }),
}).annotate({ identifier: "Places", description: "The location of an address." })
