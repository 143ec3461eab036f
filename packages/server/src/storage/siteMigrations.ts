import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Which site the database belongs to, and which server serves it: one row. */
export const siteMigrations = {
  "0016_site": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE site (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      site_id text NOT NULL,
      server text,
      server_place text,
      seen_at timestamptz
    )`
  }),
}
