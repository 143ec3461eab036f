import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The migrations for users, the accounts they order for, and their credentials. Only hashes of secrets are stored. */
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
  "0060_temporary_passwords": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE temporary_passwords (
      secret_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      issued_at timestamptz NOT NULL,
      used boolean NOT NULL DEFAULT false
    )`
    yield* sql`CREATE INDEX temporary_passwords_by_user ON temporary_passwords (user_id)`
    yield* sql`CREATE INDEX temporary_passwords_by_age ON temporary_passwords (issued_at)`
  }),
  "0061_profiles": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE users
      ADD COLUMN services text NOT NULL DEFAULT '[]',
      ADD COLUMN shows_order_history boolean NOT NULL DEFAULT true,
      ADD COLUMN shows_digital_history boolean NOT NULL DEFAULT false`
    yield* sql`CREATE TABLE user_addresses (
      user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      address_line text NOT NULL,
      address_line2 text NOT NULL,
      city text NOT NULL,
      state text NOT NULL,
      zip text NOT NULL,
      changed_at timestamptz NOT NULL
    )`
    yield* sql`CREATE TABLE user_photos (
      user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      type text NOT NULL CHECK (type IN ('image/jpeg', 'image/png')),
      content bytea NOT NULL,
      hash text NOT NULL,
      changed_at timestamptz NOT NULL
    )`
  }),
  "0062_sign_ins": Effect.gen(function* () {
    const sql = yield* SqlClient
    // People name a session without its secret, and recognize it by what its browser says of itself.
    yield* sql`ALTER TABLE sessions
      ADD COLUMN id text NOT NULL UNIQUE DEFAULT gen_random_uuid()::text,
      ADD COLUMN user_agent text NOT NULL DEFAULT '',
      ADD COLUMN client text NOT NULL DEFAULT '',
      ADD COLUMN seen_at timestamptz`
    yield* sql`CREATE INDEX sessions_by_user ON sessions (user_id)`
    yield* sql`ALTER TABLE tokens ADD COLUMN seen_at timestamptz`
    yield* sql`CREATE INDEX tokens_by_user ON tokens (user_id) WHERE revoked_at IS NULL`
  }),
  "0091_videos_of_users": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Empty: as the site has it for their role.
    yield* sql`ALTER TABLE users ADD COLUMN shows_videos boolean`
  }),
  "0096_country_of_user_addresses": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Every address was of the United States before.
    yield* sql`ALTER TABLE user_addresses
      ADD COLUMN country_code text NOT NULL DEFAULT 'US' CHECK (country_code IN ('US', 'CA'))`
  }),
  "0150_interface_of_users": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Empty: the landing page that the site's reading picks.
    yield* sql`ALTER TABLE users ADD COLUMN landing_version integer CHECK (landing_version IN (1, 2))`
  }),
}
