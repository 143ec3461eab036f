import { Actor } from "@listwright/adapters"
import { type AccountId, canActForAccount } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import { type DraftId, NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { StoredDrafts } from "../../drafts/StoredDrafts.ts"

/**
 * Returns the owner of a question: the account that it names and that the user works for, otherwise the account of the
 * draft that it names, otherwise the user's own.
 */
export const resolveQuestionOwner = Effect.fn("resolveQuestionOwner")(function* (
  draftId: DraftId | null,
  named?: AccountId,
) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const ownAccount = draftId === null ? reach.accountId : yield* drafts.accountOf(reach, draftId)
  const accountId = named ?? ownAccount
  if (accountId !== ownAccount && !canActForAccount(reach, accountId))
    return yield* new NotFound({ what: "account" })
  const owner: ListOwner = { accountId, reach }
  return owner
})
