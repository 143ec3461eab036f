import { CanonicalDefinition } from "@listwright/domain/definition"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The subject of a live question. The reply repeats the revision. */
export const question = {
  definition: CanonicalDefinition,
  draftId: Schema.NullOr(DraftId),
  revision: Schema.Int,
}
