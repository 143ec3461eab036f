import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for users' saved quick picks. The site's own are in its folder. */
export const quickPickMigrations = {
  "0031_quick_picks": Effect.gen(function* () {
    const sql = yield* SqlClient
    // `name_key` is the name in small letters: names are unique in any case.
    yield* sql`CREATE TABLE quick_picks (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      list_type integer NOT NULL,
      name text NOT NULL,
      name_key text NOT NULL,
      description text NOT NULL,
      criteria text NOT NULL,
      saved_at timestamptz NOT NULL,
      UNIQUE (user_id, list_type, name_key)
    )`
  }),
}
