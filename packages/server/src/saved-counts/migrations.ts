import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Counts that people saved: what they select, what was chosen beside it, and what it came to on that day. */
export const savedCountMigrations = {
  "0014_saved_counts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE saved_counts (
      id text PRIMARY KEY,
      draft_id text NOT NULL,
      user_id text NOT NULL REFERENCES users (id),
      account_id integer NOT NULL REFERENCES accounts (id),
      list_type integer NOT NULL,
      code text NOT NULL UNIQUE,
      name text NOT NULL,
      definition text NOT NULL,
      choices text NOT NULL,
      contact text NOT NULL,
      snapshot text NOT NULL,
      quantity integer NOT NULL,
      total_pretax numeric NOT NULL,
      cost_price numeric NOT NULL,
      saved_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX saved_counts_by_account ON saved_counts (account_id, list_type, saved_at DESC)`
    yield* sql`CREATE INDEX saved_counts_by_user ON saved_counts (user_id, saved_at DESC)`
    yield* sql`CREATE TRIGGER saved_counts_stay BEFORE UPDATE ON saved_counts
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
  }),
  // What may change of a saved count stands apart from what was counted. Those saved earlier have no receipt.
  "0023_saved_list_names": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE saved_counts ADD COLUMN receipt text`
    yield* sql`CREATE TABLE saved_list_names (
      saved_count_id text PRIMARY KEY REFERENCES saved_counts (id) ON DELETE CASCADE,
      name text NOT NULL,
      changed_at timestamptz NOT NULL
    )`
  }),
  // A list has one link. Who finds the table can open nothing: secrets are kept as hashes.
  "0025_saved_list_shares": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE saved_list_shares (
      saved_count_id text PRIMARY KEY REFERENCES saved_counts (id) ON DELETE CASCADE,
      user_id text NOT NULL REFERENCES users (id),
      access text NOT NULL CHECK (access IN ('read', 'copy')),
      secret_hash text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL
    )`
  }),
}
