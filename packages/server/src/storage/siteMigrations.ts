import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The tables for the database's site and the server that serves it, in one row, and for the usage counted against its
 * limits.
 */
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
  // What limits of an hour or a day have counted, as a JSON array of moments in milliseconds.
  "0145_kept_limits": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE kept_limits (
      name text NOT NULL,
      key text NOT NULL,
      taken text NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (name, key)
    )`
  }),
}
