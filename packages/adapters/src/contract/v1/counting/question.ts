import { CanonicalDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"

/** What a live answer is about. The answer repeats the revision. */
export const question = {
  definition: CanonicalDefinition,
  draftId: Schema.NullOr(Schema.String),
  revision: Schema.Int,
}
