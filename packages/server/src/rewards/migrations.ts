import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The ledger of reward points. Its sum is the balance, so entries are never changed: an incorrect entry is offset by a
 * new one. An order has one entry per reason. An order's earned points are fixed with its price, before it's charged.
 */
export const rewardMigrations = {
  "0015_points": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE order_quotes ADD COLUMN points bigint NOT NULL DEFAULT 0 CHECK (points >= 0)`
    yield* sql`CREATE TABLE point_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id),
      reason text NOT NULL CHECK (reason IN ('earned', 'bonus', 'redeemed')),
      points bigint NOT NULL CHECK (points <> 0 AND (points < 0) = (reason = 'redeemed')),
      order_code text CHECK (order_code IS NOT NULL OR reason = 'bonus'),
      entered_at timestamptz NOT NULL,
      UNIQUE (order_code, reason)
    )`
    yield* sql`CREATE INDEX point_entries_by_user ON point_entries (user_id)`
    yield* sql`CREATE TRIGGER point_entries_stay BEFORE UPDATE OR DELETE ON point_entries
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`CREATE TRIGGER point_entries_remain BEFORE TRUNCATE ON point_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`
  }),
  // A refund takes back points of its order, once for its key: several refunds of an order have an entry each. `missing`:
  // points that were spent already, so that they could not be taken.
  "0106_points_taken_back": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`DO $$ DECLARE rule record; BEGIN
      FOR rule IN SELECT conname FROM pg_constraint
        WHERE conrelid = 'point_entries'::regclass AND contype = 'c'
      LOOP EXECUTE format('ALTER TABLE point_entries DROP CONSTRAINT %I', rule.conname); END LOOP;
    END $$`
    yield* sql`ALTER TABLE point_entries DROP CONSTRAINT point_entries_order_code_reason_key,
      ADD COLUMN missing bigint NOT NULL DEFAULT 0,
      ADD CONSTRAINT point_entries_reason CHECK (reason IN ('earned', 'bonus', 'redeemed', 'takenBack')),
      ADD CONSTRAINT point_entries_order CHECK (order_code IS NOT NULL OR reason = 'bonus'),
      ADD CONSTRAINT point_entries_points CHECK (CASE reason
        WHEN 'takenBack' THEN points <= 0 AND missing >= 0 AND points <> missing AND request_key IS NOT NULL
        ELSE points <> 0 AND missing = 0 AND (points < 0) = (reason = 'redeemed') END)`
    yield* sql`CREATE UNIQUE INDEX point_entries_one_a_reason ON point_entries (order_code, reason)
      WHERE reason <> 'takenBack'`
    yield* sql`CREATE INDEX point_entries_taken_back ON point_entries (order_code) WHERE reason = 'takenBack'`
  }),
}
