import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The table for unhandled errors from the screens. */
export const scriptErrorMigrations = {
  "0090_script_errors": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE script_errors (
      fingerprint text PRIMARY KEY,
      message text NOT NULL,
      page text NOT NULL,
      stack text NOT NULL,
      browser text NOT NULL,
      times integer NOT NULL,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX script_errors_by_last ON script_errors (last_at DESC)`
  }),
}
