import type { AccountId, Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { StoredDrafts } from "./StoredDrafts.ts"

/** A new draft of an account that the user works for, with this selection; without choices it has the usual ones. */
export const draftOfDefinition = Effect.fn("draftOfDefinition")(function* (
  reach: Reach,
  accountId: AccountId,
  definition: CanonicalDefinition,
  choices: Choices | null,
) {
  const drafts = yield* StoredDrafts
  const draft = yield* drafts.createFor(reach, accountId, definition.listType)
  const put = { baseRevision: draft.revision, definition, choices: choices ?? draft.choices }
  return yield* drafts
    .put(reach, draft.id, put)
    // No other request knows the new draft.
    .pipe(Effect.catchTag(["DraftConflict", "DraftOfOtherSource", "DraftPlaced"], Effect.die))
})
