import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Tables for saved counts: their selection, the other choices, and the results on the save date. */
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
  // The changeable part of a saved count is kept apart from the counted part. Earlier saved counts have no receipt.
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
  // Pages and searches read a narrow row of each list; those of saved_counts are wide with what was counted.
  "0027_saved_lists_found": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE saved_list_names ADD COLUMN user_id text, ADD COLUMN account_id integer,
      ADD COLUMN code text, ADD COLUMN saved_at timestamptz`
    yield* sql`INSERT INTO saved_list_names (saved_count_id, name, changed_at)
      SELECT id, name, saved_at FROM saved_counts ON CONFLICT (saved_count_id) DO NOTHING`
    yield* sql`UPDATE saved_list_names n
      SET user_id = s.user_id, account_id = s.account_id, code = s.code, saved_at = s.saved_at
      FROM saved_counts s WHERE s.id = n.saved_count_id`
    yield* sql`ALTER TABLE saved_list_names ALTER COLUMN user_id SET NOT NULL, ALTER COLUMN account_id SET NOT NULL,
      ALTER COLUMN code SET NOT NULL, ALTER COLUMN saved_at SET NOT NULL`
    // What a search looks through, name and code at once; letters in one case are compared twice as fast.
    yield* sql`ALTER TABLE saved_list_names ADD COLUMN searched text
      GENERATED ALWAYS AS (lower(name || chr(10) || code)) STORED`
    yield* sql`CREATE INDEX saved_list_names_by_user
      ON saved_list_names (user_id, saved_at DESC, saved_count_id DESC)`
    yield* sql`CREATE INDEX saved_list_names_by_account
      ON saved_list_names (account_id, saved_at DESC, saved_count_id DESC)`
    yield* sql`CREATE FUNCTION add_saved_list_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO saved_list_names (saved_count_id, name, changed_at, user_id, account_id, code, saved_at)
        VALUES (NEW.id, NEW.name, NEW.saved_at, NEW.user_id, NEW.account_id, NEW.code, NEW.saved_at);
      RETURN NULL;
    END $$`
    yield* sql`CREATE TRIGGER saved_counts_are_found AFTER INSERT ON saved_counts
      FOR EACH ROW EXECUTE FUNCTION add_saved_list_name()`
  }),
  // Users let in by a list's link, until it ends.
  "0028_saved_list_openings": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE saved_list_openings (
      saved_count_id text NOT NULL REFERENCES saved_list_shares (saved_count_id) ON DELETE CASCADE,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      opened_at timestamptz NOT NULL,
      PRIMARY KEY (saved_count_id, user_id)
    )`
    yield* sql`CREATE INDEX saved_list_openings_by_user ON saved_list_openings (user_id, opened_at DESC)`
    yield* sql`CREATE INDEX saved_list_shares_by_end ON saved_list_shares (expires_at)`
  }), // A list may be saved into: who it is stays, and each change of what it holds is a version. `saved_by`: who saved it last, null: who
  // made it. `former_of`: the list whose former content this row is, kept for the lists that were made of it.
  "0125_saved_lists_changed": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE saved_counts ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD COLUMN saved_by text REFERENCES users (id), ADD COLUMN former_of text`
    yield* sql`DROP TRIGGER saved_counts_stay ON saved_counts`
    yield* sql`CREATE TRIGGER saved_counts_stay BEFORE UPDATE OF id, user_id, account_id, list_type, code, former_of
      ON saved_counts FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`ALTER TABLE saved_list_names ADD COLUMN is_former boolean NOT NULL DEFAULT false`
    yield* sql`CREATE OR REPLACE FUNCTION add_saved_list_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO saved_list_names (saved_count_id, name, changed_at, user_id, account_id, code, saved_at, is_former)
        VALUES (NEW.id, NEW.name, NEW.saved_at, NEW.user_id, NEW.account_id, NEW.code, NEW.saved_at,
          NEW.former_of IS NOT NULL);
      RETURN NULL;
    END $$`
    // What Undo brings back: the content before the last save, and the version that it was.
    yield* sql`CREATE TABLE saved_list_formers (
      saved_count_id text PRIMARY KEY REFERENCES saved_counts (id) ON DELETE CASCADE,
      version integer NOT NULL,
      name text NOT NULL,
      draft_id text NOT NULL,
      definition text NOT NULL,
      choices text NOT NULL,
      contact text NOT NULL,
      snapshot text NOT NULL,
      receipt text,
      quantity integer NOT NULL,
      total_pretax numeric NOT NULL,
      cost_price numeric NOT NULL,
      saved_by text REFERENCES users (id),
      saved_at timestamptz NOT NULL
    )`
  }),
}
