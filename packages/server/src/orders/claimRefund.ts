import { decideGivingBack, leftToGiveBack, type RefundReason } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey } from "../payments/Processors.ts"

/** A refund that is kept before the processor is asked for it. */
export const ClaimedRefund = Schema.Struct({
  key: Schema.String,
  chargeKey: ChargeKey,
  reference: Schema.String,
  processor: Schema.NullOr(Schema.String),
  /** Dollars with 2 decimals. */
  amount: Schema.String,
  isRefunded: Schema.Boolean,
})
export type ClaimedRefund = typeof ClaimedRefund.Type

/** Nothing was given back; `left`: what could be, in dollars. */
export class RefundRefused extends Schema.TaggedError<RefundRefused>()("RefundRefused", {
  left: Schema.String,
  reason: Schema.Literals(["notPaid", "tooMuch", "keyOfAnother"]),
}) {
  override get message(): string {
    return this.reason
  }
}

const Paid = Schema.Struct({
  state: Schema.Literals(["intended", "captured", "declined"]),
  chargeKey: ChargeKey,
  reference: Schema.NullOr(Schema.String),
  processor: Schema.NullOr(Schema.String),
  paid: Schema.String,
  givenBack: Schema.String,
})
const decodePaid = Schema.decodeUnknownSync(Schema.Array(Paid))
const decodeClaimed = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ ...ClaimedRefund.fields, orderCode: Schema.String })),
)

const paidOf = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows =
    yield* sql`SELECT i.state, i.key AS "chargeKey", i.reference, i.processor, i.amount::text AS paid,
      COALESCE((SELECT sum(r.amount) FROM refunds r WHERE r.order_code = i.order_code), 0)::text AS "givenBack"
    FROM charge_intents i WHERE i.order_code = ${orderCode}`
  return decodePaid(rows)[0]
})

/** What is left of the payment of an order, in dollars. */
export const leftOf = Effect.fn("leftOf")(function* (orderCode: OrderCode) {
  const order = yield* Effect.orDie(paidOf(orderCode))
  return order === undefined || order.state !== "captured" ? "0.00" : leftToGiveBack(order)
})

export const claimedColumns = (
  sql: SqlClient,
) => sql`key, charge_key AS "chargeKey", charge_reference AS reference,
  processor, amount::text AS amount, refunded_at IS NOT NULL AS "isRefunded"`

export interface RefundWish {
  readonly orderCode: OrderCode
  /** Names the refund: claimed again, it is the same one. */
  readonly key: string
  readonly reason: RefundReason
  /** Dollars with 2 decimals; null: all that is left. */
  readonly amount: string | null
  /** Of a charge that the site had given up: what the processor calls it. */
  readonly lateReference?: string
}

/**
 * Keeps a refund of an order, once for its key: all of an order together are never more than was paid, however many are
 * claimed at the same time.
 */
export const claimRefund = Effect.fn("claimRefund")(function* (wish: RefundWish) {
  const sql = yield* SqlClient
  const { key, lateReference, orderCode, reason } = wish
  const claim = Effect.gen(function* () {
    // Whoever claims a refund of the order holds it.
    yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR UPDATE`
    const before = decodeClaimed(
      yield* sql`SELECT order_code AS "orderCode", ${claimedColumns(sql)} FROM refunds WHERE key = ${key}`,
    )[0]
    if (before?.orderCode === orderCode) return before
    if (before !== undefined) return yield* new RefundRefused({ reason: "keyOfAnother", left: "0.00" })
    const order = yield* paidOf(orderCode)
    const reference = lateReference ?? order?.reference ?? null
    if (
      order === undefined ||
      reference === null ||
      (order.state !== "captured" && lateReference === undefined)
    )
      return yield* new RefundRefused({ reason: "notPaid", left: "0.00" })
    const decision = decideGivingBack(order, wish.amount)
    if (decision._tag === "refused")
      return yield* new RefundRefused({ reason: "tooMuch", left: decision.left })
    const { chargeKey, processor } = order
    const { amount } = decision
    yield* sql`INSERT INTO refunds ${sql.insert({
      key,
      order_code: orderCode,
      charge_key: chargeKey,
      charge_reference: reference,
      processor,
      amount,
      reason,
      claimed_at: yield* DateTime.nowAsDate,
    })}`
    return { key, chargeKey, reference, processor, amount, isRefunded: false }
  })
  return yield* sql.withTransaction(claim).pipe(Effect.catchTag("SqlError", (error) => Effect.die(error)))
})
