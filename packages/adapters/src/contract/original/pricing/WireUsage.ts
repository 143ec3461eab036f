import { UsageRow } from "@listwright/domain/pricing"
import { Schema } from "effect"

/** A list usage with its price multiple. */
export const WireUsage = UsageRow.pipe(
  Schema.encodeKeys({ listUsage: "MultipleId", multiple: "Multiple", description: "Desc" }),
)
