import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for location files, which definitions reference by hash. */
export const locationMigrations = {
  "0030_location_files": Effect.gen(function* () {
    const sql = yield* SqlClient
    // The same rows are one file, whoever uploaded them. `kept_at`: when it was last uploaded, or found to be named.
    yield* sql`CREATE TABLE location_files (
      file text PRIMARY KEY,
      locations integer NOT NULL,
      content text NOT NULL,
      kept_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX location_files_by_age ON location_files (kept_at)`
    // Who may name it, and in whose lists.
    yield* sql`CREATE TABLE location_file_owners (
      file text NOT NULL REFERENCES location_files (file) ON DELETE CASCADE,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      account_id integer NOT NULL REFERENCES accounts (id),
      PRIMARY KEY (file, user_id, account_id)
    )`
  }),
}
