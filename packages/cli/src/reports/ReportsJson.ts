import { CountAreaTable, CountBreakdown } from "@listwright/domain/counting"
import { Schema } from "effect"

/** The output of `report breakdown --json`. */
export const BreakdownJson = Schema.Struct({
  ...CountBreakdown.fields,
  /** The attribute's display name. */
  name: Schema.String,
}).annotate({
  identifier: "Breakdown",
  description: "A breakdown of a list by each value of an attribute.",
})

/** The output of `report 2d --json`. */
export const AreaTableJson = Schema.Struct(CountAreaTable.fields).annotate({
  identifier: "AreaTable",
  description: "A list's areas by attribute values or bands of values.",
})
