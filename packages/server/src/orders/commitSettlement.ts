import type { OrderCode } from "@listwright/domain/shared"
import { decideSettlement, OrderState, type Settlement } from "@listwright/domain/order"
import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ChargeOutcome } from "../payments/Processors.ts"
import { creditPoints } from "../rewards/creditPoints.ts"
import { OrderJobs } from "./OrderJobs.ts"
import { openTasks } from "./orderTasks.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ state: OrderState, draft_id: Schema.String })),
)

const settleIntent = (sql: SqlClient, orderCode: OrderCode, outcome: ChargeOutcome, now: Date) => sql`
  UPDATE charge_intents SET state = ${outcome.state}, settled_at = ${now}, ask_at = NULL,
    reference = ${outcome.state === "captured" ? outcome.reference : outcome.reason}
  WHERE order_code = ${orderCode}`

const setState = (sql: SqlClient, orderCode: OrderCode, state: OrderState, now: Date) => sql`
  UPDATE orders SET state = ${state}, settled_at = ${now} WHERE code = ${orderCode}`

/**
 * Runs the second transaction of a placement. If the payment succeeded, the order is placed, its points are credited,
 * its tasks are opened, and its jobs are queued. If it failed, the order is declined, and its draft and promotion are
 * released. Without an outcome, the order remains pending. Repeating this changes nothing.
 */
export const commitSettlement = Effect.fn("commitSettlement")(function* (
  orderCode: OrderCode,
  outcome: ChargeOutcome | { readonly state: "unknown" },
): Effect.fn.Return<Settlement, never, SqlClient | OrderJobs> {
  const sql = yield* SqlClient
  const jobs = yield* OrderJobs
  const now = new Date(yield* Clock.currentTimeMillis)
  const write = Effect.gen(function* () {
    const rows = yield* sql`SELECT state, draft_id FROM orders WHERE code = ${orderCode} FOR UPDATE`
    const order = decodeRows(rows)[0]
    if (order === undefined) return yield* Effect.die(new Error(`there is no order ${orderCode}`))
    const settlement = decideSettlement(order.state, outcome.state)
    if (settlement === "contradiction") {
      return yield* Effect.die(
        new Error(`order ${orderCode} is ${order.state}, yet its charge is ${outcome.state}`),
      )
    }
    if (settlement === "wait") {
      yield* sql`UPDATE orders SET state = 'pending' WHERE code = ${orderCode}`
    }
    if (settlement === "place" && outcome.state === "captured") {
      yield* setState(sql, orderCode, "placed", now)
      yield* settleIntent(sql, orderCode, outcome, now)
      yield* creditPoints(orderCode, now)
      yield* openTasks(orderCode, now)
      yield* jobs.offer({ kind: "confirm", orderCode })
      yield* jobs.offer({ kind: "fulfil", orderCode })
    }
    if (settlement === "decline" && outcome.state === "declined") {
      yield* setState(sql, orderCode, "declined", now)
      yield* settleIntent(sql, orderCode, outcome, now)
      // Its time says that it is the draft to go on with, also for a buyer who has opened a new one in the meantime.
      yield* sql`UPDATE drafts SET placed_order_id = NULL, updated_at = ${now}
        WHERE id = ${order.draft_id} AND placed_order_id = ${orderCode}`
      yield* sql`UPDATE promotion_claims SET released_at = ${now} WHERE order_code = ${orderCode}`
    }
    return settlement
  })
  return yield* Effect.orDie(sql.withTransaction(write))
})
