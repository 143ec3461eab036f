import { CountAreaTable, CountBreakdown } from "@listwright/domain/counting"
import { Schema } from "effect"

/** What `report breakdown --json` prints. */
export const BreakdownJson = Schema.Struct({
  ...CountBreakdown.fields,
  /** What people call the attribute. */
  name: Schema.String,
}).annotate({
  identifier: "Breakdown",
  description: "How a list spreads over the values of an attribute, each value by itself.",
})

/** What `report 2d --json` prints. */
export const AreaTableJson = Schema.Struct(CountAreaTable.fields).annotate({
  identifier: "AreaTable",
  description: "The areas of a list by values, or bands of values, of attributes.",
})
