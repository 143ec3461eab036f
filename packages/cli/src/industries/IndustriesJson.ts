import { Industry } from "@listwright/domain/audience"
import { Schema } from "effect"

/** The output of `industries search --json` and `industries tree --json`. */
export const IndustriesJson = Schema.Struct({
  listType: Schema.Int.annotate({ description: "data source whose business types these are" }),
  industries: Schema.Array(Industry).annotate({ description: "those found, or what is directly below one" }),
}).annotate({
  identifier: "Industries",
  description: "Business types from the 1987 Standard Industrial Classification.",
})
