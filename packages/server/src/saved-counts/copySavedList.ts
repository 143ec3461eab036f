import type { Reach, User } from "@listwright/domain/account"
import { copyName, type SavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { draftOfDefinition } from "../drafts/draftOfDefinition.ts"
import { Quotas } from "../site/Quotas.ts"
import { contactOfUser } from "./contactOfUser.ts"
import { SavedCounts } from "./SavedCounts.ts"

/**
 * Copies a saved list for a user who has found it, with a draft of its own. The copy bears the user's contact and none of
 * whoever saved the original. `name`: null for "Copy of NAME".
 */
export const copySavedList = Effect.fn("copySavedList")(function* (
  user: User,
  reach: Reach,
  { choices: theirs, definition, row }: SavedList,
  name: string | null,
) {
  const quotas = yield* Quotas
  yield* quotas.take("drafts", user.id)
  const counts = yield* SavedCounts
  const copied = name ?? copyName(row.orderDesc)
  const contact = contactOfUser(user, copied)
  // A count run belongs to the draft that it counted.
  const choices = { ...theirs, step: "order" as const, countId: null, contact }
  const draft = yield* draftOfDefinition(reach, row.accountId, definition, choices)
  const id = yield* counts.copy(row.orderId, {
    userId: user.id,
    draftId: draft.id,
    name: copied,
    choices,
    contact,
  })
  return yield* counts.find(reach, id)
})
