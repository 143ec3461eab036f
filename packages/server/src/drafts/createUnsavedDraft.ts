import type { AccountId, Reach, User } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Quotas } from "../site/Quotas.ts"
import { StoredDrafts } from "./StoredDrafts.ts"

/**
 * Creates a draft from content that a user has just put together and that isn't saved elsewhere, such as a combination
 * of lists; the draft is listed among those to continue. It's written completely or not at all, because an empty draft
 * would become the user's latest.
 */
export const createUnsavedDraft = Effect.fn("createUnsavedDraft")(function* (
  user: User,
  reach: Reach,
  accountId: AccountId,
  definition: CanonicalDefinition,
  choices: Choices = defaultChoices,
) {
  const quotas = yield* Quotas
  yield* quotas.take("drafts", user.id)
  const drafts = yield* StoredDrafts
  const sql = yield* SqlClient
  const written = Effect.gen(function* () {
    const draft = yield* drafts.createFor(reach, accountId, definition.listType)
    const put = { baseRevision: draft.revision, definition, choices }
    return yield* drafts
      .put(reach, draft.id, put)
      // No other request knows the new draft.
      .pipe(
        Effect.catchTag(
          ["AccountChangeRefused", "DraftConflict", "DraftSourceMismatch", "DraftPlaced"],
          Effect.die,
        ),
      )
  })
  return yield* sql.withTransaction(written).pipe(Effect.catchTag("SqlError", Effect.die))
})
