import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Users, the accounts that they order for, and what they sign in with. Only hashes of secrets are kept. */
export const accountMigrations = {
  "0001_accounts": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE accounts (
      id integer PRIMARY KEY,
      name text NOT NULL UNIQUE
    )`
    yield* sql`CREATE TABLE users (
      id text PRIMARY KEY,
      email text NOT NULL,
      email_key text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      company text NOT NULL,
      phone text NOT NULL,
      role text NOT NULL,
      account_id integer NOT NULL REFERENCES accounts (id),
      data_sources text NOT NULL,
      may_pay boolean NOT NULL,
      is_demo boolean NOT NULL,
      created_at timestamptz NOT NULL
    )`
    yield* sql`CREATE TABLE account_members (
      account_id integer NOT NULL REFERENCES accounts (id),
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      PRIMARY KEY (account_id, user_id)
    )`
    yield* sql`CREATE TABLE sessions (
      secret_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX sessions_by_expiry ON sessions (expires_at)`
    yield* sql`CREATE TABLE tokens (
      id text PRIMARY KEY,
      secret_hash text NOT NULL UNIQUE,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    )`
  }),
  "0021_invitations": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Who was invited has no password yet; who is disabled neither signs in nor makes a call.
    yield* sql`ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL`
    yield* sql`ALTER TABLE users ADD COLUMN disabled_at timestamptz`
    // 'temporary': opened by a one-time link, to set a password and for nothing else.
    yield* sql`ALTER TABLE sessions ADD COLUMN kind text NOT NULL DEFAULT 'full'
      CHECK (kind IN ('full', 'temporary'))`
    yield* sql`CREATE TABLE sign_in_links (
      secret_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`
    yield* sql`CREATE INDEX sign_in_links_by_user ON sign_in_links (user_id)`
  }),
}
