import { Attribute } from "@listwright/domain/audience"
import { Schema } from "effect"

/** The output of `attributes --json`. */
export const AttributesJson = Schema.Struct({
  listType: Schema.Int.annotate({ description: "data source that the attributes belong to" }),
  attributes: Schema.Array(Attribute).annotate({
    description: "all of the source without their values, or the named one with them",
  }),
}).annotate({ identifier: "Attributes", description: "Attributes for selecting an audience." })
