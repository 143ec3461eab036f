import type { AccountId, Reach, User } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { Quotas } from "../site/Quotas.ts"
import { type DraftOrigin, StoredDrafts } from "./StoredDrafts.ts"

/**
 * Creates a draft for an account that the user works for, within the user's quota for new drafts. The draft starts with
 * content stored elsewhere, such as a saved list, and with the default choices unless others are given.
 */
export const createDraft = Effect.fn("createDraft")(function* (
  user: User,
  reach: Reach,
  accountId: AccountId,
  definition: CanonicalDefinition,
  choices: Choices | null,
  from?: DraftOrigin,
) {
  const quotas = yield* Quotas
  yield* quotas.take("drafts", user.id)
  const drafts = yield* StoredDrafts
  return yield* drafts.createWith(reach, accountId, definition, choices ?? defaultChoices, from)
})
