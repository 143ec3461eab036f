import { OfferedSource } from "@listwright/domain/catalogue"
import { Schema } from "effect"

/** What `sources list --json` prints. */
export const SourcesJson = Schema.Struct({ sources: Schema.Array(OfferedSource) })

/** What `sources show --json` prints. */
export const SourceJson = OfferedSource
