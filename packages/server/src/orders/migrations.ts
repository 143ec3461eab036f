import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { renamePriceKeys } from "../pricing/renamePriceKeys.ts"

/**
 * The tables for orders, each with its price (`order_quotes`) and charge. An order's price never changes. At most one
 * order per draft isn't declined, which prevents a second placement under any circumstances.
 */
export const placingMigrations = {
  "0011_orders": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE tax_rates (
      state text NOT NULL,
      zip_prefix text NOT NULL DEFAULT '',
      valid_from date NOT NULL,
      rate numeric NOT NULL CHECK (rate >= 0 AND rate < 1),
      PRIMARY KEY (state, zip_prefix, valid_from)
    )`
    yield* sql`CREATE TABLE orders (
      code text PRIMARY KEY,
      draft_id text NOT NULL,
      draft_revision integer NOT NULL,
      session_guid text NOT NULL,
      user_id text NOT NULL REFERENCES users (id),
      account_id integer NOT NULL REFERENCES accounts (id),
      account_name text NOT NULL,
      list_type integer NOT NULL,
      state text NOT NULL CHECK (state IN ('placing', 'pending', 'placed', 'declined', 'fulfilled')),
      order_name text NOT NULL,
      contact text NOT NULL,
      card_type text NOT NULL,
      last_digits text NOT NULL,
      agreement_version text NOT NULL,
      quantity integer NOT NULL CHECK (quantity > 0),
      total_pretax numeric NOT NULL,
      tax numeric NOT NULL,
      total numeric NOT NULL CHECK (total = total_pretax + tax),
      submitted_at timestamptz NOT NULL,
      settled_at timestamptz
    )`
    yield* sql`CREATE UNIQUE INDEX orders_one_of_a_draft ON orders (draft_id) WHERE state <> 'declined'`
    yield* sql`CREATE INDEX orders_by_user ON orders (user_id, submitted_at DESC)`
    yield* sql`CREATE INDEX orders_by_account ON orders (account_id, submitted_at DESC)`
    yield* sql`CREATE INDEX orders_unsettled ON orders (submitted_at) WHERE state IN ('placing', 'pending')`
    yield* sql`CREATE TABLE order_quotes (
      order_code text PRIMARY KEY REFERENCES orders (code),
      definition text NOT NULL,
      definition_hash text NOT NULL,
      snapshot text NOT NULL,
      list_usage integer NOT NULL,
      promo_code text,
      areas text NOT NULL,
      quote text NOT NULL,
      price_list_id text NOT NULL REFERENCES price_lists (id),
      tax_rate numeric NOT NULL,
      total_pretax numeric NOT NULL,
      tax numeric NOT NULL,
      total numeric NOT NULL
    )`
    yield* sql`CREATE TRIGGER order_quotes_stay BEFORE UPDATE OR DELETE ON order_quotes
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`CREATE TABLE charge_intents (
      key text PRIMARY KEY,
      order_code text NOT NULL UNIQUE REFERENCES orders (code),
      amount numeric NOT NULL,
      token text NOT NULL,
      state text NOT NULL CHECK (state IN ('intended', 'captured', 'declined')),
      reference text,
      created_at timestamptz NOT NULL,
      settled_at timestamptz
    )`
    yield* sql`ALTER TABLE promotion_claims ADD FOREIGN KEY (order_code) REFERENCES orders (code)`
  }),
  "0017_charge_processors": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Whose books the charge is in; null where an earlier release did not say.
    yield* sql`ALTER TABLE charge_intents ADD COLUMN processor text`
  }),
  "0018_request_keys": Effect.gen(function* () {
    const sql = yield* SqlClient
    // One request, one order, whatever became of it; null for orders of an earlier release.
    yield* sql`ALTER TABLE orders ADD COLUMN request_key text, ADD COLUMN request_hash text`
    yield* sql`CREATE UNIQUE INDEX orders_one_of_a_request ON orders (user_id, request_key)`
  }),
  "0019_order_extras": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE order_quotes ADD COLUMN output_columns text NOT NULL DEFAULT '[]'`
    yield* sql`ALTER TABLE order_quotes ADD COLUMN mobile_package_id integer`
  }),
  "0024_order_answers": Effect.gen(function* () {
    const sql = yield* SqlClient
    // Requests that were answered with the order of another one: they keep that answer, whatever becomes of the order.
    yield* sql`CREATE TABLE order_answers (
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      request_key text NOT NULL,
      request_hash text NOT NULL,
      order_code text NOT NULL REFERENCES orders (code),
      answered_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, request_key)
    )`
  }),
  // What each order chose of its audience, without its areas, which may be thousands: read to see what is chosen together.
  // All households leave the criteria unused, so that they say nothing.
  "0032_order_audiences": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE order_audiences (
      order_code text PRIMARY KEY REFERENCES orders (code),
      list_type integer NOT NULL,
      account_id integer NOT NULL,
      submitted_at timestamptz NOT NULL,
      criteria text NOT NULL
    )`
    yield* sql`CREATE INDEX order_audiences_by_source ON order_audiences (list_type, submitted_at DESC, order_code)`
    yield* sql`INSERT INTO order_audiences (order_code, list_type, account_id, submitted_at, criteria)
      SELECT o.code, o.list_type, o.account_id, o.submitted_at, q.audience ->> 'criteria'
      FROM orders o JOIN (
        SELECT order_code, definition::json -> 'audience' AS audience FROM order_quotes
      ) q ON q.order_code = o.code
      WHERE q.audience ->> 'unit' = 'individuals'`
    yield* sql`CREATE FUNCTION add_order_audience() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE audience json := NEW.definition::json -> 'audience';
      BEGIN
        INSERT INTO order_audiences (order_code, list_type, account_id, submitted_at, criteria)
          SELECT o.code, o.list_type, o.account_id, o.submitted_at, audience ->> 'criteria'
          FROM orders o WHERE o.code = NEW.order_code AND audience ->> 'unit' = 'individuals';
        RETURN NULL;
      END $$`
    yield* sql`CREATE TRIGGER order_audiences_are_compared AFTER INSERT ON order_quotes
      FOR EACH ROW EXECUTE FUNCTION add_order_audience()`
  }),
  // Stores every accepted wording once, by its hash; the hash is null for orders of an earlier release.
  "0036_accepted_agreements": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE accepted_agreements (
      hash text PRIMARY KEY,
      version text NOT NULL,
      title text NOT NULL,
      paragraphs text NOT NULL
    )`
    yield* sql`CREATE TRIGGER accepted_agreements_stay BEFORE UPDATE OR DELETE ON accepted_agreements
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`ALTER TABLE orders ADD COLUMN agreement_hash text REFERENCES accepted_agreements (hash),
      ADD COLUMN permitted_purpose text, ADD COLUMN media text`
    yield* sql`ALTER TABLE order_quotes ADD COLUMN label_count integer NOT NULL DEFAULT 0`
  }),
  // Pages of a processor on which orders are paid: what the processor calls one, where it is, until when, and when the
  // processor is asked about it next. All refunds of an order, so that together they never exceed what was paid; `reference`:
  // what the processor calls the refund.
  "0045_payment_pages": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE charge_intents ADD COLUMN page text UNIQUE, ADD COLUMN page_address text,
      ADD COLUMN page_ends_at timestamptz, ADD COLUMN ask_at timestamptz`
    yield* sql`CREATE INDEX charge_intents_to_ask ON charge_intents (ask_at) WHERE ask_at IS NOT NULL`
    yield* sql`CREATE TABLE refunds (
      key text PRIMARY KEY,
      order_code text NOT NULL REFERENCES orders (code),
      charge_key text NOT NULL,
      charge_reference text NOT NULL,
      processor text,
      amount numeric NOT NULL CHECK (amount > 0),
      reason text NOT NULL CHECK (reason IN ('short', 'operator', 'late')),
      claimed_at timestamptz NOT NULL,
      asked_at timestamptz,
      reference text,
      refunded_at timestamptz
    )`
    yield* sql`CREATE INDEX refunds_by_order ON refunds (order_code)`
    yield* sql`CREATE INDEX refunds_under_way ON refunds (claimed_at) WHERE refunded_at IS NULL`
    yield* sql`INSERT INTO refunds (key, order_code, charge_key, charge_reference, processor, amount, reason, claimed_at, refunded_at)
      SELECT 'refund:' || d.order_code, d.order_code, i.key, COALESCE(i.reference, ''), i.processor, d.refund, 'short',
        d.delivered_at, d.refunded_at
      FROM deliveries d JOIN charge_intents i ON i.order_code = d.order_code WHERE d.refund > 0`
    yield* sql`CREATE TABLE processor_events (
      id text PRIMARY KEY,
      kind text NOT NULL,
      received_at timestamptz NOT NULL
    )`
  }),
  // The last day of a rate; null: until the next rate of the same place begins, as all did before.
  "0070_tax_rate_ends": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE tax_rates ADD COLUMN valid_until date CHECK (valid_until >= valid_from)`
  }),
  // When a refund closed the download of an order; null: it is open. Payments that their buyers dispute at the bank, as the
  // processor reports them: while one is open or lost, its money is not the site's to give back.
  "0105_refunds_in_full": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE orders ADD COLUMN download_closed_at timestamptz`
    yield* sql`CREATE TABLE disputes (
      id text PRIMARY KEY,
      order_code text NOT NULL REFERENCES orders (code),
      amount numeric NOT NULL CHECK (amount > 0),
      reason text NOT NULL,
      state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
      opened_at timestamptz NOT NULL,
      closed_at timestamptz
    )`
    yield* sql`CREATE INDEX disputes_by_order ON disputes (order_code)`
  }),
  // What people do for an order besides its list. `ordered`: it is not paid yet. `charge`: what it costs by itself, before tax;
  // null: it is what the order was placed for.
  "0130_order_tasks": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE order_quotes ADD COLUMN creative_id text`
    yield* sql`CREATE TABLE order_tasks (
      order_code text NOT NULL REFERENCES orders (code),
      kind text NOT NULL CHECK (kind IN ('labels', 'emailCampaign', 'mobileCampaign', 'digitalMedia')),
      what text NOT NULL,
      days integer NOT NULL CHECK (days > 0),
      charge numeric,
      state text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'open', 'done', 'refunded', 'canceled')),
      due_at timestamptz,
      ended_at timestamptz,
      note text NOT NULL DEFAULT '',
      PRIMARY KEY (order_code, kind),
      CHECK (state = 'ordered' OR due_at IS NOT NULL)
    )`
    yield* sql`CREATE INDEX order_tasks_open ON order_tasks (due_at) WHERE state = 'open'`
  }),
  // Orders that were placed elsewhere and taken over, and the type that they had there.
  "0155_orders_from_elsewhere": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE orders ADD COLUMN is_online boolean NOT NULL DEFAULT true,
      ADD COLUMN order_type integer NOT NULL DEFAULT 10`
  }),
  // The figures of a price have our own names.
  "0161_names_of_order_quotes": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE order_quotes DISABLE TRIGGER order_quotes_stay`
    yield* sql`UPDATE order_quotes SET quote = ${sql.literal(renamePriceKeys("quote"))}`
    yield* sql`ALTER TABLE order_quotes ENABLE TRIGGER order_quotes_stay`
  }),
}
