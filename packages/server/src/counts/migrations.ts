import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The tables for official counts: the counted definition, the progress, and the answer from which an order is placed.
 */
export const countMigrations = {
  "0003_counts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE count_runs (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      draft_id text NOT NULL REFERENCES drafts (id) ON DELETE CASCADE,
      draft_revision integer NOT NULL,
      definition_hash text NOT NULL,
      snapshot text,
      state text NOT NULL CHECK (state IN ('queued', 'running', 'complete', 'failed', 'stopped')),
      answer text,
      failure text,
      created_at timestamptz NOT NULL,
      ended_at timestamptz
    )`
    yield* sql`CREATE INDEX count_runs_by_draft ON count_runs (draft_id, created_at DESC)`
  }),
  "0038_count_run_accounts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE count_runs ADD COLUMN account_id integer REFERENCES accounts (id)`
    yield* sql`UPDATE count_runs SET account_id = drafts.account_id FROM drafts WHERE drafts.id = draft_id`
    yield* sql`ALTER TABLE count_runs ALTER COLUMN account_id SET NOT NULL`
  }),
}
