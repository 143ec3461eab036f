import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The tables for redeemed carts and bonuses. A cart's gifts and destination never change; only its emailed and sent
 * states do. Each request by a user creates one cart. A bonus has a reason; each key creates one bonus.
 */
export const redemptionMigrations = {
  "0080_reward_orders": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`CREATE TABLE reward_orders (
      code text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users (id),
      request_id text NOT NULL,
      lines text NOT NULL,
      contact text NOT NULL,
      points bigint NOT NULL CHECK (points > 0),
      redeemed_at timestamptz NOT NULL,
      mailed_at timestamptz,
      sent_at timestamptz,
      UNIQUE (user_id, request_id)
    )`
    yield* sql`CREATE INDEX reward_orders_unmailed ON reward_orders (redeemed_at) WHERE mailed_at IS NULL`
    yield* sql`CREATE TRIGGER reward_orders_stay BEFORE DELETE OR UPDATE OF code, user_id, request_id, lines, contact,
      points, redeemed_at ON reward_orders FOR EACH ROW EXECUTE FUNCTION refuse_change()`
    yield* sql`ALTER TABLE point_entries ADD COLUMN note text, ADD COLUMN request_key text UNIQUE`
  }),
  // A mail that fails waits, and lets those behind it go first.
  "0094_reward_mails_wait": Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`ALTER TABLE reward_orders ADD COLUMN mail_after timestamptz NOT NULL DEFAULT '-infinity'`
    yield* sql`CREATE INDEX reward_orders_to_mail ON reward_orders (mail_after, code) WHERE mailed_at IS NULL`
  }),
}
