import { DemoColumn } from "@listwright/domain/audience"
import { Schema } from "effect"

/** What a process tells of the universe that it answers about. */
export const UniverseFacts = Schema.Struct({
  /** Names the state of the data that its answers are true of. */
  snapshot: Schema.String,
  listType: Schema.Int,
  source: Schema.String,
  vintage: Schema.String,
  records: Schema.Int,
  households: Schema.Int,
  /** Records that are known by name; not said where all are. */
  named: Schema.optionalKey(Schema.Int),
  /** What an audience may be defined by, in the order in which the rows hold it. */
  columns: Schema.Array(DemoColumn),
})
export type UniverseFacts = typeof UniverseFacts.Type
