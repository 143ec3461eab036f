import { Actor } from "@listwright/adapters"
import type { ListOwner } from "@listwright/domain/counting"
import type { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { StoredDrafts } from "../../drafts/StoredDrafts.ts"

/** Returns the owner of a question: the account of the draft that it names, otherwise the user's own. */
export const questionOwner = Effect.fn("questionOwner")(function* (draftId: DraftId | null) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const accountId = draftId === null ? reach.accountId : yield* drafts.accountOf(reach, draftId)
  const owner: ListOwner = { accountId, reach }
  return owner
})
