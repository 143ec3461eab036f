import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for emails awaiting transfer to a mail server. */
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
  // Until then, a queue with a table of its own gave mails out one after another, whosever they were.
  "0120_mail_lanes": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`DROP TABLE IF EXISTS mail_jobs`
    // Lanes by number, the most urgent first; account 0 is the site itself, which those mails count for that wait now.
    yield* sql`ALTER TABLE outgoing_mails
      ADD COLUMN lane integer NOT NULL DEFAULT 2,
      ADD COLUMN account_id integer NOT NULL DEFAULT 0,
      ADD COLUMN due_at timestamptz NOT NULL DEFAULT '-infinity'`
    yield* sql`UPDATE outgoing_mails SET lane = CASE
        WHEN id LIKE '%-confirmation' OR id LIKE '%-reward' OR id ~ '^(temporary-password|password-changed|invitation)-' THEN 0
        WHEN id LIKE '%-delivery' OR id ~ '-refund-[0-9a-f]{16}$' THEN 1
        ELSE 2 END`
    yield* sql`UPDATE outgoing_mails m SET account_id = q.account_id FROM sent_quotes q WHERE m.id = 'quote-' || q.code`
    yield* sql`ALTER TABLE outgoing_mails ALTER COLUMN lane DROP DEFAULT, ALTER COLUMN account_id DROP DEFAULT,
      ALTER COLUMN due_at DROP DEFAULT`
    yield* sql`CREATE INDEX outgoing_mails_turns ON outgoing_mails (lane, account_id, due_at, id) WHERE state = 'waiting'`
  }),
}
