import type { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Credits the buyer with the points in an order's price. Must run in the transaction that marks the order as paid
 * (status 40); repeating it credits nothing more [ob9-earned-points].
 */
export const creditPoints = Effect.fn("creditPoints")(function* (orderCode: OrderCode, now: Date) {
  const sql = yield* SqlClient
  yield* sql`INSERT INTO point_entries (user_id, reason, points, order_code, entered_at)
    SELECT o.user_id, 'earned', q.points, o.code, ${now}
    FROM orders o JOIN order_quotes q ON q.order_code = o.code
    WHERE o.code = ${orderCode} AND q.points > 0
    ON CONFLICT (order_code, reason) WHERE reason <> 'takenBack' DO NOTHING`
})
