import type { AccountId, Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { StoredDrafts } from "./StoredDrafts.ts"

/**
 * A new draft of an account that the user works for, with this selection; without choices it has the usual ones. Written
 * whole or not at all: an empty one would be the user's latest, and open in place of what they worked on.
 */
export const draftOfDefinition = Effect.fn("draftOfDefinition")(function* (
  reach: Reach,
  accountId: AccountId,
  definition: CanonicalDefinition,
  choices: Choices | null,
) {
  const drafts = yield* StoredDrafts
  const sql = yield* SqlClient
  const written = Effect.gen(function* () {
    const draft = yield* drafts.createFor(reach, accountId, definition.listType)
    const put = { baseRevision: draft.revision, definition, choices: choices ?? draft.choices }
    return yield* drafts
      .put(reach, draft.id, put)
      // No other request knows the new draft.
      .pipe(
        Effect.catchTag(["AccountStays", "DraftConflict", "DraftOfOtherSource", "DraftPlaced"], Effect.die),
      )
  })
  return yield* sql.withTransaction(written).pipe(Effect.catchTag("SqlError", Effect.die))
})
