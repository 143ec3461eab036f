import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for customers' requests to the site's staff. */
export const requestMigrations = {
  "0071_customer_requests": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE customer_requests (
      id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('contact', 'diagnostic', 'campaign')),
      user_id text REFERENCES users (id) ON DELETE SET NULL,
      received_at timestamptz NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      facts text NOT NULL,
      message text NOT NULL,
      mail_after timestamptz NOT NULL,
      mailed_at timestamptz
    )`
    yield* sql`CREATE INDEX customer_requests_received ON customer_requests (received_at DESC)`
    yield* sql`CREATE INDEX customer_requests_unmailed ON customer_requests (mail_after) WHERE mailed_at IS NULL`
  }),
  "0092_campaign_states": Effect.gen(function* () {
    const sql = yield* SqlClient
    // What the digital team says of a campaign, for its customer.
    yield* sql`ALTER TABLE customer_requests
      ADD COLUMN state text NOT NULL DEFAULT 'received'
        CHECK (state IN ('received', 'planning', 'running', 'finished', 'declined')),
      ADD COLUMN note text NOT NULL DEFAULT '',
      ADD COLUMN state_at timestamptz`
    yield* sql`CREATE INDEX customer_requests_by_user ON customer_requests (user_id, received_at DESC)
      WHERE kind = 'campaign'`
  }),
}
