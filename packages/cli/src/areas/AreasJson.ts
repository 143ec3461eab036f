import { PlaceChoice } from "@listwright/domain/geography"
import { Schema } from "effect"

/** What `areas list --json` prints. */
export const AreasJson = Schema.Struct({
  areas: Schema.Array(PlaceChoice).annotate({
    description: "each as a definition holds it, with its name and the state that lists it",
  }),
}).annotate({ identifier: "Areas", description: "Areas that a list may be chosen by." })
