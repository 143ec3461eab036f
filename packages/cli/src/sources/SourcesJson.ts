import { OfferedSource } from "@listwright/domain/catalog"
import { Schema } from "effect"

/** The output of `sources show --json`. */
export const SourceJson = Schema.Struct({ ...OfferedSource.fields }).annotate({
  identifier: "Source",
  description: "A data source, and whether its records are ready.",
})

/** The output of `sources list --json`. */
export const SourcesJson = Schema.Struct({ sources: Schema.Array(SourceJson) }).annotate({
  identifier: "Sources",
  description: "The data sources that the user can order from.",
})
