import { AccountId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The subject of a live question. The reply repeats the revision. */
export const question = {
  definition: CanonicalDefinition,
  draftId: Schema.NullOr(DraftId),
  /** The account that the list is for; defaults to the draft's account or, without a draft, the user's own. */
  accountId: Schema.optionalKey(AccountId),
  revision: Schema.Int,
}
