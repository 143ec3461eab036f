import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The tables for drafts, one row each, and for the revisions used by undo. `undo_to` is the revision restored by
 * undoing the row's own state: for an edit, the revision before it; for an undo, the revision to which the restored
 * revision would itself be undone.
 */
export const draftMigrations = {
  "0002_drafts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE drafts (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      list_type integer NOT NULL,
      revision integer NOT NULL,
      undo_to integer,
      definition text NOT NULL,
      choices text NOT NULL,
      placed_order_id text,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX drafts_by_user ON drafts (user_id, updated_at DESC)`
    yield* sql`CREATE TABLE draft_revisions (
      draft_id text NOT NULL REFERENCES drafts (id) ON DELETE CASCADE,
      revision integer NOT NULL,
      undo_to integer,
      definition text NOT NULL,
      choices text NOT NULL,
      PRIMARY KEY (draft_id, revision)
    )`
  }),
  "0020_draft_accounts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE drafts ADD COLUMN account_id integer REFERENCES accounts (id)`
    yield* sql`UPDATE drafts SET account_id = users.account_id FROM users WHERE users.id = drafts.user_id`
    yield* sql`ALTER TABLE drafts ALTER COLUMN account_id SET NOT NULL`
  }),
  // Until now a draft stayed with its account.
  "0037_draft_revision_accounts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE draft_revisions ADD COLUMN account_id integer REFERENCES accounts (id)`
    yield* sql`UPDATE draft_revisions SET account_id = drafts.account_id FROM drafts WHERE drafts.id = draft_id`
    yield* sql`ALTER TABLE draft_revisions ALTER COLUMN account_id SET NOT NULL`
  }),
  // The saved list that a draft came from, and the version of it. Drafts stay when their list is deleted.
  "0126_drafts_of_lists": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE drafts ADD COLUMN saved_count_id text, ADD COLUMN saved_version integer`
    yield* sql`UPDATE drafts SET saved_count_id = s.id, saved_version = 1
      FROM (SELECT DISTINCT ON (draft_id) draft_id, id FROM saved_counts ORDER BY draft_id, saved_at DESC, id DESC) s
      WHERE s.draft_id = drafts.id`
  }),
}
