import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for the recipients of accounts' documents, and for documents awaiting an answer. */
export const recipientMigrations = {
  "0121_mail_recipients": Effect.gen(function* () {
    const sql = yield* SqlClient
    // `turn`: which request it is; the links of earlier ones confirm nothing. `mailbox`: by which requests are counted.
    yield* sql`CREATE TABLE mail_recipients (
      id text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES accounts (id),
      email_key text NOT NULL,
      email text NOT NULL,
      mailbox text NOT NULL,
      state text NOT NULL CHECK (state IN ('asked', 'confirmed', 'refused')),
      turn integer NOT NULL DEFAULT 0,
      asked_by text NOT NULL REFERENCES users (id),
      expires_at timestamptz NOT NULL,
      answered_at timestamptz,
      mail_after timestamptz NOT NULL,
      mailed_at timestamptz,
      UNIQUE (account_id, email_key)
    )`
    yield* sql`CREATE INDEX mail_recipients_to_mail ON mail_recipients (mail_after, id) WHERE mailed_at IS NULL`
    yield* sql`CREATE INDEX mail_recipients_mailbox ON mail_recipients (mailbox, mail_after)`
    yield* sql`CREATE INDEX mail_recipients_asked ON mail_recipients (expires_at) WHERE state = 'asked'`
    yield* sql`CREATE TABLE held_mails (
      id text PRIMARY KEY,
      recipient_id text NOT NULL REFERENCES mail_recipients (id) ON DELETE CASCADE,
      mail text NOT NULL,
      mail_after timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX held_mails_by_recipient ON held_mails (recipient_id, mail_after, id)`
  }),
}
