import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for users' saved cards, without card numbers or security codes. */
export const paymentMigrations = {
  "0039_kept_cards": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE kept_cards (
      user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      token text NOT NULL,
      card_type text NOT NULL,
      last_digits text NOT NULL,
      holder_name text NOT NULL,
      expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
      expiry_year integer NOT NULL,
      address_line text NOT NULL,
      city text NOT NULL,
      state text NOT NULL,
      zip text NOT NULL,
      company_name text NOT NULL,
      kept_at timestamptz NOT NULL
    )`
  }),
  "0097_country_of_kept_cards": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE kept_cards
      ADD COLUMN country_code text NOT NULL DEFAULT 'US' CHECK (country_code IN ('US', 'CA'))`
  }),
}
