import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { commitSettlement } from "./commitSettlement.ts"
import { findChargeIntent } from "./findChargeIntent.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ page: Schema.NullOr(Schema.String) })),
)

/**
 * Closes the payment page of an order that's awaiting payment, for a buyer who wants to change the order first. The
 * processor decides: if the payment has already been made, it remains, and so does the order. Does nothing if the order
 * has no open payment page. Fails with OutcomeUnknown if the processor doesn't respond; the order then continues to
 * await payment.
 */
export const abandonPayment = Effect.fn("abandonPayment")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const rows =
    yield* Effect.orDie(sql`SELECT i.page FROM orders o JOIN charge_intents i ON i.order_code = o.code
    WHERE o.code = ${orderCode} AND o.state = 'pending' AND i.page IS NOT NULL AND i.processor = ${processors.id}`)
  const [open] = decodeRows(rows)
  const intent = yield* Effect.orDie(findChargeIntent(orderCode))
  if (open === undefined || intent === undefined) return
  const { begunAt, key } = intent
  const closed = yield* processors.close({ key, begunAt, page: open.page })
  yield* commitSettlement(orderCode, closed.state === "processing" ? { state: "unknown" } : closed)
})
