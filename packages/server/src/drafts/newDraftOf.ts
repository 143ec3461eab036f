import type { AccountId, Reach, User } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { Quotas } from "../site/Quotas.ts"
import { draftOfDefinition } from "./draftOfDefinition.ts"

/** `draftOfDefinition` for a user who asks for it, within their quota of new drafts. */
export const newDraftOf = Effect.fn("newDraftOf")(function* (
  user: User,
  reach: Reach,
  accountId: AccountId,
  definition: CanonicalDefinition,
  choices: Choices | null,
) {
  const quotas = yield* Quotas
  yield* quotas.take("drafts", user.id)
  return yield* draftOfDefinition(reach, accountId, definition, choices)
})
