import { Attribute } from "@listwright/domain/audience"
import { Schema } from "effect"

/** The data that a process reports about the universe it serves. */
export const UniverseFacts = Schema.Struct({
  /** The identifier of the data snapshot that answers are based on. */
  snapshot: Schema.String,
  listType: Schema.Int,
  source: Schema.String,
  vintage: Schema.String,
  records: Schema.Int,
  households: Schema.Int,
  /** The number of records with a known name; missing if all have one. */
  named: Schema.optionalKey(Schema.Int),
  /** True if the person keys are hashes of the provider's string keys; false if absent. */
  hasTextKeys: Schema.optionalKey(Schema.Boolean),
  /** The attributes that can be used to define an audience, in row order. */
  columns: Schema.Array(Attribute),
})
export type UniverseFacts = typeof UniverseFacts.Type
