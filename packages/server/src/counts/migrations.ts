import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Official counts: which definition was counted, how far it is, and the answer that an order is placed from. */
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
}
