import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { renamePriceListKeys } from "./renamePriceListKeys.ts"

/**
 * The tables for price lists by version, promotions, and claims on promotions. A version of a price list never changes,
 * because orders refer to it. The site's folder determines which versions and promotions are current; the others are
 * withdrawn.
 */
export const pricingMigrations = {
  "0010_pricing": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$`
    yield* sql`CREATE TABLE price_lists (
      id text PRIMARY KEY,
      list_type integer NOT NULL,
      valid_from timestamptz NOT NULL,
      body jsonb NOT NULL
    )`
    yield* sql`CREATE INDEX price_lists_by_type ON price_lists (list_type, valid_from DESC)`
    yield* sql`CREATE TRIGGER price_lists_stay BEFORE UPDATE OR DELETE ON price_lists
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`CREATE TABLE promotions (
      code text PRIMARY KEY CHECK (code = upper(code)),
      name text NOT NULL,
      type integer NOT NULL CHECK (type BETWEEN 1 AND 10),
      value numeric NOT NULL,
      balance numeric CHECK (balance >= 0),
      minimum_type integer CHECK (minimum_type BETWEEN 1 AND 3),
      minimum_amount numeric,
      minimum_quantity integer,
      package_ids integer[] NOT NULL DEFAULT '{}',
      needs_no_code boolean NOT NULL DEFAULT false,
      list_types integer[] NOT NULL DEFAULT '{}',
      max_uses integer CHECK (max_uses >= 0),
      valid_from timestamptz NOT NULL DEFAULT '2000-01-01',
      valid_to timestamptz NOT NULL DEFAULT '2999-12-31'
    )`
    yield* sql`CREATE TABLE promotion_claims (
      order_code text PRIMARY KEY,
      code text NOT NULL REFERENCES promotions (code),
      amount numeric NOT NULL,
      claimed_at timestamptz NOT NULL,
      released_at timestamptz
    )`
    yield* sql`CREATE INDEX promotion_claims_by_code ON promotion_claims (code) WHERE released_at IS NULL`
  }),
  "0022_withdrawn": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE price_lists ADD COLUMN withdrawn_at timestamptz`
    yield* sql`ALTER TABLE promotions ADD COLUMN withdrawn_at timestamptz`
    yield* sql`DROP TRIGGER price_lists_stay ON price_lists`
    yield* sql`CREATE TRIGGER price_lists_stay BEFORE DELETE OR UPDATE OF id, list_type, valid_from, body
      ON price_lists FOR EACH ROW EXECUTE FUNCTION refuse_change()`
  }),
  "0140_promotion_order": Effect.gen(function* () {
    const sql = yield* SqlClient
    // The place in the site's file, from 0: each start writes it.
    yield* sql`ALTER TABLE promotions ADD COLUMN place integer NOT NULL DEFAULT 0`
  }),
  // Price lists have our own names for what they hold, no longer those of the original contract.
  "0160_names_of_price_lists": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE price_lists DISABLE TRIGGER price_lists_stay`
    yield* sql`UPDATE price_lists SET body = ${sql.literal(renamePriceListKeys("body::text"))}::jsonb`
    yield* sql`ALTER TABLE price_lists ENABLE TRIGGER price_lists_stay`
  }),
}
