import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The table that counts each user's address lookups per site day. */
export const geocodingMigrations = {
  "0095_geocoded_rows": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE geocoded_rows (
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      day text NOT NULL,
      rows integer NOT NULL,
      PRIMARY KEY (user_id, day)
    )`
  }),
}
