import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { commitSettlement } from "./commitSettlement.ts"
import { intentOf } from "./intentOf.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ page: Schema.NullOr(Schema.String) })),
)

/**
 * Closes the page of an order that waits for its payment, for a buyer who wants to change the order first. The
 * processor decides: a payment that was already made stays, and so does the order. Does nothing if the order isn't
 * waiting on a page. Fails with OutcomeUnknown if the processor doesn't answer; the order then continues to wait.
 */
export const giveUpPayment = Effect.fn("giveUpPayment")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const rows =
    yield* Effect.orDie(sql`SELECT i.page FROM orders o JOIN charge_intents i ON i.order_code = o.code
    WHERE o.code = ${orderCode} AND o.state = 'pending' AND i.page IS NOT NULL AND i.processor = ${processors.id}`)
  const [open] = decodeRows(rows)
  const intent = yield* Effect.orDie(intentOf(orderCode))
  if (open === undefined || intent === undefined) return
  const { begunAt, key } = intent
  const closed = yield* processors.close({ key, begunAt, page: open.page })
  yield* commitSettlement(orderCode, closed.state === "processing" ? { state: "unknown" } : closed)
})
