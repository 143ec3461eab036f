import { CountAreaTable, CountBreakdown } from "@listwright/domain/counting"
import { Schema } from "effect"

/** The output of `report breakdown --json`. */
export const BreakdownJson = Schema.Struct({
  ...CountBreakdown.fields,
  /** The attribute's display name. */
  name: Schema.String,
}).annotate({
  identifier: "Breakdown",
  description: "How a list spreads over the values of an attribute, each value by itself.",
})

/** The output of `report 2d --json`. */
export const AreaTableJson = Schema.Struct(CountAreaTable.fields).annotate({
  identifier: "AreaTable",
  description: "The areas of a list by values, or bands of values, of attributes.",
})
