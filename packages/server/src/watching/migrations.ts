import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for saved lists that are recounted automatically. */
export const watchMigrations = {
  "0026_saved_list_watches": Effect.gen(function* () {
    const sql = yield* SqlClient
    // `turn` counts the counts: of two that end at once, one is kept, and the mail of a turn is one mail.
    yield* sql`CREATE TABLE saved_list_watches (
      saved_count_id text NOT NULL REFERENCES saved_counts (id) ON DELETE CASCADE,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      every text NOT NULL CHECK (every IN ('snapshot', 'month')),
      snapshot text NOT NULL,
      receipt text,
      counted_at timestamptz NOT NULL,
      turn integer NOT NULL DEFAULT 0,
      change text,
      is_told boolean NOT NULL DEFAULT true,
      problem text,
      PRIMARY KEY (saved_count_id, user_id)
    )`
    yield* sql`CREATE INDEX saved_list_watches_by_user ON saved_list_watches (user_id)`
    yield* sql`CREATE INDEX saved_list_watches_untold ON saved_list_watches (counted_at) WHERE NOT is_told`
  }),
  "0142_watched_people": Effect.gen(function* () {
    const sql = yield* SqlClient
    // The person keys of the last count, and the turn for which they were looked up.
    yield* sql`ALTER TABLE saved_list_watches ADD COLUMN people bytea, ADD COLUMN people_turn integer NOT NULL DEFAULT -1`
  }),
}
