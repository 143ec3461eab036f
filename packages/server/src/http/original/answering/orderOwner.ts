import { Actor, type OriginalOrder } from "@listwright/adapters"
import { worksFor } from "@listwright/domain/account"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { questionOwner } from "../../answering/questionOwner.ts"
import { accountOfOrder, namedDraft } from "./draftOfCall.ts"

/**
 * Returns the owner of a question about an order: the account of its draft, or another account that it names and that the
 * user works for.
 */
export const orderOwner = Effect.fn("orderOwner")(function* (order: OriginalOrder) {
  const owner = yield* questionOwner((yield* namedDraft(order)) ?? null)
  const { reach } = yield* Actor
  const accountId = accountOfOrder(order) ?? owner.accountId
  if (accountId !== owner.accountId && !worksFor(reach, accountId))
    return yield* new NotFound({ what: "account" })
  return { ...owner, accountId }
})
