import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for users' uploaded suppression files, and for the do-not-sell list. */
export const suppressionMigrations = {
  "0013_suppressions": Effect.gen(function* () {
    const sql = yield* SqlClient
    // A file as it was sent, bound to who sent it; paths are relative to the folder of uploads.
    yield* sql`CREATE TABLE uploads (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL,
      path text NOT NULL,
      bytes integer NOT NULL,
      uploaded_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX uploads_by_age ON uploads (uploaded_at)`
    // The people that a file names, as an immutable key file; paths are relative to the folder of suppressions.
    yield* sql`CREATE TABLE suppression_files (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id),
      account_id integer NOT NULL REFERENCES accounts (id),
      list_type integer NOT NULL,
      name text NOT NULL,
      uploaded_at timestamptz NOT NULL,
      rows integer NOT NULL,
      matched integer NOT NULL,
      unmatched integer NOT NULL,
      rejected integer NOT NULL CHECK (matched + unmatched + rejected = rows),
      persons integer NOT NULL,
      keys_path text NOT NULL,
      sha256 text NOT NULL,
      snapshot text NOT NULL
    )`
    yield* sql`CREATE INDEX suppression_files_by_account ON suppression_files (account_id, list_type, uploaded_at DESC)`
    yield* sql`CREATE TRIGGER suppression_files_stay BEFORE UPDATE OR DELETE ON suppression_files
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    // The entries don't reveal any person: identities are sealed with the secret of the site in `sealed_by`.
    yield* sql`CREATE TABLE do_not_sell (
      text text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('person', 'address', 'last', 'full')),
      place text NOT NULL,
      sealed_by text NOT NULL,
      added_at timestamptz NOT NULL
    )`
    // One row. Every change of the list gives it a new name that no other state of any list ever has.
    yield* sql`CREATE TABLE do_not_sell_list (revision text NOT NULL, entries integer NOT NULL)`
    yield* sql`INSERT INTO do_not_sell_list (revision, entries) VALUES ('empty', 0)`
  }),
  "0098_do_not_sell_forms": Effect.gen(function* () {
    const sql = yield* SqlClient
    // The form of the address in a sealed text. Form 1 left out the sign of '318½' and cannot be made again.
    yield* sql`ALTER TABLE do_not_sell ADD COLUMN form smallint NOT NULL DEFAULT 1 CHECK (form IN (1, 2))`
    yield* sql`ALTER TABLE do_not_sell ALTER COLUMN form DROP DEFAULT`
  }),
  "0141_do_not_sell_universes": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Whose key it is: providers number each file from 1. Names with addresses have '' and hold in every universe; keys from
    // before have it until the next start gives them the site's first universe.
    yield* sql`ALTER TABLE do_not_sell ADD COLUMN universe text NOT NULL DEFAULT ''`
    yield* sql`ALTER TABLE do_not_sell DROP CONSTRAINT do_not_sell_pkey`
    yield* sql`ALTER TABLE do_not_sell ADD PRIMARY KEY (text, universe)`
    // The people that were found in other universes by these keys are forgotten.
    yield* sql`UPDATE do_not_sell_list SET revision = md5(random()::text || now()::text) WHERE entries > 0`
  }),
}
