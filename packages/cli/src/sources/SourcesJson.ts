import { OfferedSource } from "@listwright/domain/catalogue"
import { Schema } from "effect"

/** What `sources show --json` prints. */
export const SourceJson = Schema.Struct({ ...OfferedSource.fields }).annotate({
  identifier: "Source",
  description: "A data source, and how far its records are.",
})

/** What `sources list --json` prints. */
export const SourcesJson = Schema.Struct({ sources: Schema.Array(SourceJson) }).annotate({
  identifier: "Sources",
  description: "The data sources that the user may order.",
})
