import { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ProcessorDispute } from "../payments/Processors.ts"

const Dispute = Schema.Struct({
  id: Schema.String,
  orderCode: OrderCode,
  amount: Schema.String,
  reason: Schema.String,
  state: Schema.Literals(["open", "won", "lost"]),
  openedAt: Schema.Date,
  closedAt: Schema.NullOr(Schema.Date),
})
const decodeDisputes = Schema.decodeUnknownSync(Schema.Array(Dispute))

/**
 * Records that an order's buyer disputes its payment, or the outcome of the dispute. A late or repeated report of a
 * dispute's opening changes nothing. Moves no money, and ignores payments that aren't the site's.
 */
export const recordDispute = Effect.fn("recordDispute")(function* (dispute: ProcessorDispute) {
  const sql = yield* SqlClient
  const { amount, id, reason, reference, state } = dispute
  const now = yield* DateTime.nowAsDate
  const note = Effect.gen(function* () {
    // Whoever gives money of the order back waits, and then knows of it.
    yield* sql`SELECT o.code FROM orders o JOIN charge_intents i ON i.order_code = o.code
      WHERE i.reference = ${reference} AND i.state = 'captured' FOR UPDATE OF o`
    const kept = yield* sql`INSERT INTO disputes (id, order_code, amount, reason, state, opened_at, closed_at)
      SELECT ${id}, i.order_code, ${amount}::numeric, ${reason}, ${state}, ${now}, ${state === "open" ? null : now}::timestamptz
      FROM charge_intents i WHERE i.reference = ${reference} AND i.state = 'captured'
      ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, state = excluded.state, closed_at = excluded.closed_at
        WHERE disputes.state = 'open' AND excluded.state <> 'open'
      RETURNING order_code`
    return kept.length > 0
  })
  const isNew = yield* Effect.orDie(sql.withTransaction(note))
  if (isNew) yield* Effect.logWarning(`the dispute ${id} of $${amount} is ${state} (${reason})`)
})

/** Selects the columns of the `disputes` table. */
const disputeColumns = (
  sql: SqlClient,
) => sql`id, order_code AS "orderCode", amount::text AS amount, reason, state,
  opened_at AS "openedAt", closed_at AS "closedAt"`

/** Returns an order's disputes, earliest first. */
export const listOrderDisputes = Effect.fn("listOrderDisputes")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  return decodeDisputes(
    yield* sql`SELECT ${disputeColumns(sql)} FROM disputes WHERE order_code = ${orderCode} ORDER BY opened_at, id`,
  )
})

/** Returns the open disputes, earliest first. */
export const listOpenDisputes = Effect.fnUntraced(function* (most: number) {
  const sql = yield* SqlClient
  return decodeDisputes(
    yield* sql`SELECT ${disputeColumns(sql)} FROM disputes WHERE state = 'open' ORDER BY opened_at, id LIMIT ${most}`,
  )
})
