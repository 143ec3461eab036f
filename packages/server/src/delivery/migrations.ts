import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The tables for the records delivered for each order, the location of its files (relative to the delivery folder), and
 * its refund.
 */
export const deliveryMigrations = {
  "0012_deliveries": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE deliveries (
      order_code text PRIMARY KEY REFERENCES orders (code),
      ordered integer NOT NULL,
      records integer NOT NULL CHECK (records <= ordered),
      is_short boolean NOT NULL GENERATED ALWAYS AS (records < ordered) STORED,
      sha256 text NOT NULL,
      snapshot text NOT NULL,
      file_name text NOT NULL,
      csv_path text NOT NULL,
      keys_path text NOT NULL,
      refund numeric NOT NULL,
      refunded_at timestamptz,
      delivered_at timestamptz NOT NULL
    )`
  }),
  "0029_order_waterfalls": Effect.gen(function* () {
    const sql = yield* SqlClient
    // The records that each choice of an order left when it was counted; orders of an earlier release have no row.
    yield* sql`CREATE TABLE order_waterfalls (
      order_code text PRIMARY KEY REFERENCES orders (code),
      lines text NOT NULL
    )`
    yield* sql`CREATE TRIGGER order_waterfalls_stay BEFORE UPDATE OR DELETE ON order_waterfalls
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
  }),
  // When a list was first downloaded; null: not yet. Earlier releases didn't keep it, so theirs count as downloaded.
  "0170_first_downloads": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE deliveries ADD COLUMN downloaded_at timestamptz`
    yield* sql`UPDATE deliveries SET downloaded_at = delivered_at`
  }),
  // The last day on which a list can be downloaded; null: of an earlier release, until a pass gives it one. When it was found
  // to be over, and when its file was gone.
  "0171_kept_lists": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE deliveries ADD COLUMN kept_until date, ADD COLUMN removed_at timestamptz,
      ADD COLUMN file_gone_at timestamptz`
    yield* sql`CREATE INDEX deliveries_with_files ON deliveries (kept_until) WHERE file_gone_at IS NULL`
  }),
}
