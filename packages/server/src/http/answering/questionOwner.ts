import { Actor, type OriginalOrder } from "@listwright/adapters"
import { worksFor } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import { type DraftId, NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { accountOfOrder, namedDraft } from "./draftOfCall.ts"
import { StoredDrafts } from "../../drafts/StoredDrafts.ts"

/** Returns the owner of a question: the account of the draft that it names, otherwise the user's own. */
export const questionOwner = Effect.fn("questionOwner")(function* (draftId: DraftId | null) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const accountId = draftId === null ? reach.accountId : yield* drafts.accountOf(reach, draftId)
  const owner: ListOwner = { accountId, reach }
  return owner
})

/** Does the same for an order of the original contract, which may name another account that the user works for. */
export const orderOwner = Effect.fn("orderOwner")(function* (order: OriginalOrder) {
  const owner = yield* questionOwner((yield* namedDraft(order)) ?? null)
  const { reach } = yield* Actor
  const accountId = accountOfOrder(order) ?? owner.accountId
  if (accountId !== owner.accountId && !worksFor(reach, accountId))
    return yield* new NotFound({ what: "account" })
  return { ...owner, accountId }
})
