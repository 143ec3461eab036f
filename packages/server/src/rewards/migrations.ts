import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The ledger of reward points. Its sum is the balance, so an entry stays as it was written: one that was wrong is put
 * right by another. An order has one entry a reason. What an order earns is fixed with its quote, before it is charged.
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
}
