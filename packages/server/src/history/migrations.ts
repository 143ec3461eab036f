import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The tables for finding orders in the history, and for service orders, which are imported from elsewhere. */
export const historyMigrations = {
  // Pages and searches read a narrow row of each order; those of orders are wide with contacts.
  "0050_order_history": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE order_names (
      order_code text PRIMARY KEY REFERENCES orders (code) ON DELETE CASCADE,
      user_id text NOT NULL,
      account_id integer NOT NULL,
      submitted_at timestamptz NOT NULL,
      name text NOT NULL,
      searched text GENERATED ALWAYS AS (lower(name || chr(10) || order_code)) STORED
    )`
    yield* sql`INSERT INTO order_names (order_code, user_id, account_id, submitted_at, name)
      SELECT code, user_id, account_id, submitted_at, order_name FROM orders`
    yield* sql`CREATE INDEX order_names_by_user ON order_names (user_id, submitted_at DESC, order_code DESC)`
    yield* sql`CREATE INDEX order_names_by_account
      ON order_names (account_id, submitted_at DESC, order_code DESC)`
    yield* sql`CREATE FUNCTION keep_order_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO order_names (order_code, user_id, account_id, submitted_at, name)
        VALUES (NEW.code, NEW.user_id, NEW.account_id, NEW.submitted_at, NEW.order_name)
        ON CONFLICT (order_code) DO UPDATE SET user_id = NEW.user_id, account_id = NEW.account_id,
          submitted_at = NEW.submitted_at, name = NEW.order_name;
      RETURN NULL;
    END $$`
    yield* sql`CREATE TRIGGER orders_are_found
      AFTER INSERT OR UPDATE OF user_id, account_id, submitted_at, order_name ON orders
      FOR EACH ROW EXECUTE FUNCTION keep_order_name()`
    // What more is ordered of, by the session that the order was made in.
    yield* sql`CREATE INDEX orders_by_draft ON orders (draft_id)`
  }),
  "0051_service_orders": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE service_orders (
      guid text PRIMARY KEY,
      code text NOT NULL UNIQUE,
      tab integer NOT NULL,
      service integer,
      name text NOT NULL,
      user_id text NOT NULL REFERENCES users (id),
      account_id integer NOT NULL REFERENCES accounts (id),
      created_at timestamptz NOT NULL,
      status integer NOT NULL,
      status_desc text NOT NULL,
      records integer NOT NULL CHECK (records >= 0),
      cost numeric NOT NULL CHECK (cost >= 0),
      services text NOT NULL,
      fulfillment_file text,
      reports_file text,
      imported_at timestamptz NOT NULL,
      searched text GENERATED ALWAYS AS (lower(name || chr(10) || code)) STORED
    )`
    yield* sql`CREATE INDEX service_orders_by_user ON service_orders (user_id, tab, created_at DESC, guid DESC)`
    yield* sql`CREATE INDEX service_orders_by_account
      ON service_orders (account_id, tab, created_at DESC, guid DESC)`
  }),
  // Keeps each user's number of orders, so that they needn't be counted: by user and account, as a reach asks for
  // them.
  "0081_order_tallies": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE order_tallies (
      user_id text NOT NULL,
      account_id integer NOT NULL,
      orders integer NOT NULL,
      PRIMARY KEY (user_id, account_id)
    )`
    yield* sql`INSERT INTO order_tallies (user_id, account_id, orders)
      SELECT user_id, account_id, count(*) FROM orders GROUP BY user_id, account_id`
    yield* sql`CREATE INDEX order_tallies_by_account ON order_tallies (account_id)`
    // Once a statement, so that one that writes many orders does not change the same tally as often.
    yield* sql`CREATE FUNCTION tally_orders() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO order_tallies (user_id, account_id, orders)
        SELECT user_id, account_id, CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END * count(*)
        FROM changed GROUP BY user_id, account_id
        ORDER BY user_id, account_id
        ON CONFLICT (user_id, account_id) DO UPDATE SET orders = order_tallies.orders + excluded.orders;
      RETURN NULL;
    END $$`
    yield* sql`CREATE FUNCTION tally_moved_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO order_tallies (user_id, account_id, orders)
        VALUES (OLD.user_id, OLD.account_id, -1), (NEW.user_id, NEW.account_id, 1)
        ON CONFLICT (user_id, account_id) DO UPDATE SET orders = order_tallies.orders + excluded.orders;
      RETURN NULL;
    END $$`
    yield* sql`CREATE TRIGGER new_orders_are_tallied AFTER INSERT ON orders
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_orders()`
    yield* sql`CREATE TRIGGER lost_orders_are_tallied AFTER DELETE ON orders
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_orders()`
    yield* sql`CREATE TRIGGER moved_orders_are_tallied AFTER UPDATE OF user_id, account_id ON orders
      FOR EACH ROW WHEN ((OLD.user_id, OLD.account_id) IS DISTINCT FROM (NEW.user_id, NEW.account_id))
      EXECUTE FUNCTION tally_moved_order()`
  }),
}
