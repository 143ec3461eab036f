import { DemoColumn } from "@listwright/domain/audience"
import { Schema } from "effect"

/** The facts that a process reports about the universe that it serves. */
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
  /** The attributes that may define an audience, in the order in which the rows hold them. */
  columns: Schema.Array(DemoColumn),
})
export type UniverseFacts = typeof UniverseFacts.Type
