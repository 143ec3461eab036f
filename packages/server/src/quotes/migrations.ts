import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { renamePriceKeys } from "../pricing/renamePriceKeys.ts"
import { renameJsonKeys } from "../storage/renameJsonKeys.ts"

/**
 * The tables for sent quotes. A quote's content never changes; only the state of its email does. `valid_before` is the
 * end of the quote's last day in the site's time zone; `origin` is the site's origin as used by the sender.
 */
export const quoteMigrations = {
  "0033_sent_quotes": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE sent_quotes (
      id text PRIMARY KEY,
      code text NOT NULL,
      user_id text NOT NULL REFERENCES users (id),
      account_id integer NOT NULL REFERENCES accounts (id),
      list_type integer NOT NULL,
      saved_count_id text NOT NULL,
      request_key text NOT NULL,
      price_list_id text NOT NULL REFERENCES price_lists (id),
      valid_before timestamptz NOT NULL,
      selection text NOT NULL,
      body text NOT NULL,
      receipt text NOT NULL,
      origin text NOT NULL,
      sent_at timestamptz NOT NULL,
      mailed_at timestamptz,
      UNIQUE (user_id, request_key)
    )`
    yield* sql`CREATE INDEX sent_quotes_unmailed ON sent_quotes (sent_at) WHERE mailed_at IS NULL`
    yield* sql`CREATE TRIGGER sent_quotes_stay BEFORE DELETE OR UPDATE OF id, code, user_id, account_id, list_type,
      saved_count_id, request_key, price_list_id, valid_before, selection, body, receipt, origin, sent_at
      ON sent_quotes FOR EACH ROW EXECUTE FUNCTION refuse_change()`
  }),
  // A mail that fails waits, and lets those behind it go first.
  "0093_quote_mails_wait": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE sent_quotes ADD COLUMN mail_after timestamptz NOT NULL DEFAULT '-infinity'`
    yield* sql`CREATE INDEX sent_quotes_to_mail ON sent_quotes (mail_after, id) WHERE mailed_at IS NULL`
  }),
  // The price that a quote promises is called that, and its figures have our own names.
  "0162_names_of_sent_quotes": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE sent_quotes DISABLE TRIGGER sent_quotes_stay`
    yield* sql`UPDATE sent_quotes SET body = ${sql.literal(renameJsonKeys(renamePriceKeys("body"), { quote: "price" }))}`
    yield* sql`ALTER TABLE sent_quotes ENABLE TRIGGER sent_quotes_stay`
  }),
}
