import { MAX_REVISIONS } from "@listwright/domain/drafts"
import { DraftId, SavedListId } from "@listwright/domain/shared"
import { AccountId, UserId } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import type { Fragment } from "effect/sql/Statement"
import { DraftOwner, DraftRow, OpenDraftRow } from "./draftRow.ts"

/** The statements that read and change drafts. */
export const draftQueries = Effect.map(SqlClient, (sql) => {
  const nameOfList = sql`(SELECT n.name FROM saved_list_names n WHERE n.saved_count_id = d.saved_count_id) AS saved_list_name`
  const find = SqlSchema.findOneOption({
    Request: DraftId,
    Result: DraftRow,
    execute: (id) => sql`SELECT d.*, ${nameOfList} FROM drafts d WHERE d.id = ${id}`,
  })
  const findOwner = SqlSchema.findOneOption({
    Request: DraftId,
    Result: DraftOwner,
    execute: (id) => sql`SELECT user_id AS "userId", account_id AS "accountId" FROM drafts WHERE id = ${id}`,
  })
  const findOrigin = SqlSchema.findOneOption({
    Request: DraftId,
    Result: Schema.Struct({ id: Schema.NullOr(SavedListId), version: Schema.NullOr(Schema.Int) }),
    execute: (id) => sql`SELECT saved_count_id AS id, saved_version AS version FROM drafts WHERE id = ${id}`,
  })
  /** Finds the account of the revision that would be restored by undoing the current one. */
  const findAccountBefore = SqlSchema.findOneOption({
    Request: DraftId,
    Result: Schema.Struct({ accountId: AccountId }),
    execute: (id) => sql`SELECT earlier.account_id AS "accountId"
      FROM drafts JOIN draft_revisions AS earlier ON earlier.draft_id = drafts.id AND earlier.revision = drafts.undo_to
      WHERE drafts.id = ${id}`,
  })
  const findLatest = SqlSchema.findOneOption({
    Request: Schema.Struct({
      userId: UserId,
      listType: Schema.NullOr(Schema.Int),
      accountId: Schema.NullOr(AccountId),
    }),
    Result: DraftRow,
    execute: ({ accountId, listType, userId }) => sql`SELECT d.*, ${nameOfList} FROM drafts d
      WHERE user_id = ${userId}
      AND ${listType === null ? sql`true` : sql`list_type = ${listType} AND placed_order_id IS NULL`}
      AND ${accountId === null ? sql`true` : sql`account_id = ${accountId}`}
      ORDER BY updated_at DESC, id DESC LIMIT 1`,
  })
  /**
   * Finds the most recently changed drafts that haven't been placed, whatever their content, with their initial state.
   */
  const findOpen = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, atMost: Schema.Int }),
    Result: OpenDraftRow,
    execute: ({ atMost, userId }) => sql`SELECT d.*, ${nameOfList}, first.account_id AS begun_account_id,
        first.definition AS begun_definition, first.choices AS begun_choices
      FROM drafts d LEFT JOIN draft_revisions AS first ON first.draft_id = d.id AND first.revision = 1
      WHERE user_id = ${userId} AND placed_order_id IS NULL AND d.revision > 1
      ORDER BY updated_at DESC, id DESC LIMIT ${atMost}`,
  })
  /** Runs a statement that changes `drafts`, and stores the resulting revision. */
  const changed = SqlSchema.findOneOption({
    Request: Schema.declare((statement): statement is Fragment => statement !== null),
    Result: DraftRow,
    execute: (statement) => sql`WITH changed AS (${statement}),
      kept AS (
        INSERT INTO draft_revisions (draft_id, revision, undo_to, account_id, definition, choices)
        SELECT id, revision, undo_to, account_id, definition, choices FROM changed
      ),
      dropped AS (
        DELETE FROM draft_revisions USING changed
        WHERE draft_id = changed.id AND draft_revisions.revision <= changed.revision - ${MAX_REVISIONS}
      )
      SELECT d.*, ${nameOfList} FROM changed d`,
  })

  return { find, findOwner, findAccountBefore, findLatest, findOpen, findOrigin, changed }
})
