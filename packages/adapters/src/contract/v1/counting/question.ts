import { CanonicalDefinition } from "@listwright/domain/definition"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The subject of a live answer. The answer repeats the revision. */
export const question = {
  definition: CanonicalDefinition,
  draftId: Schema.NullOr(DraftId),
  revision: Schema.Int,
}
