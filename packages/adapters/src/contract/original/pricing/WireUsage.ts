import { UsageRow } from "@listwright/domain/pricing"
import { Schema } from "effect"

/** A usage of a list, with the multiple for its price. */
export const WireUsage = UsageRow.pipe(
  Schema.encodeKeys({ listUsage: "MultipleId", multiple: "Multiple", description: "Desc" }),
)
