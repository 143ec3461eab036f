import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Mails on their way to a mail server. Their queue, `mail_jobs`, makes its own table. */
export const mailMigrations = {
  "0046_outgoing_mails": Effect.gen(function* () {
    const sql = yield* SqlClient
    // A mail that was sent or dropped keeps its id, so that it is not sent again, and nothing of what it said.
    yield* sql`CREATE TABLE outgoing_mails (
      id text PRIMARY KEY,
      sender text NOT NULL,
      recipient text NOT NULL,
      message text CHECK ((message IS NULL) = (state IN ('sent', 'dropped'))),
      size integer NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'dead', 'sent', 'dropped')),
      turn integer NOT NULL DEFAULT 0,
      attempts integer NOT NULL DEFAULT 0,
      why text,
      last_failure text,
      handed_over_at timestamptz NOT NULL,
      changed_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX outgoing_mails_kept ON outgoing_mails (handed_over_at) WHERE message IS NOT NULL`
    yield* sql`CREATE INDEX outgoing_mails_done ON outgoing_mails (changed_at) WHERE message IS NULL`
  }),
}
