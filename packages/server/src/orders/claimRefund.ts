import { refundableAmount, type RefundReason, type RefundTerms, refundTerms } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey } from "../payments/Processors.ts"
import { reclaimPoints } from "../rewards/reclaimPoints.ts"
import { cancelTasks } from "./orderTasks.ts"
import { loadRefundableOrder } from "./loadRefundableOrder.ts"

/** A refund that has been stored but not necessarily requested from the processor yet. */
export const ClaimedRefund = Schema.Struct({
  key: Schema.String,
  chargeKey: ChargeKey,
  reference: Schema.String,
  processor: Schema.NullOr(Schema.String),
  /** The amount in dollars with 2 decimals. */
  amount: Schema.String,
  isRefunded: Schema.Boolean,
})
export type ClaimedRefund = typeof ClaimedRefund.Type

/** Raised when nothing was refunded. `left` is the refundable amount in dollars. */
export class RefundRefused extends Schema.TaggedError<RefundRefused>()("RefundRefused", {
  left: Schema.String,
  reason: Schema.Literals(["notPaid", "tooMuch", "disputed", "keyOfAnother"]),
}) {
  override get message(): string {
    return this.reason
  }
}

const decodeClaimed = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ ...ClaimedRefund.fields, orderCode: Schema.String })),
)

/** Returns the amount of an order's payment that can still be refunded, in dollars. */
export const computeRefundableBalance = Effect.fn("computeRefundableBalance")(function* (
  orderCode: OrderCode,
) {
  const order = yield* Effect.orDie(loadRefundableOrder(orderCode))
  return order === undefined || order.state !== "captured" ? "0.00" : refundableAmount(order)
})

export const claimedRefundColumns = (
  sql: SqlClient,
) => sql`key, charge_key AS "chargeKey", charge_reference AS reference,
  processor, amount::text AS amount, refunded_at IS NOT NULL AS "isRefunded"`

export interface RequestedRefund {
  readonly orderCode: OrderCode
  /** The refund's key; claiming it again returns the same refund. */
  readonly key: string
  readonly reason: RefundReason
  /** The amount in dollars with 2 decimals; null for the full remaining amount. */
  readonly amount: string | null
  /** The processor's reference for a charge that the site had abandoned. */
  readonly lateReference?: string
  /** True if the list can still be downloaded after a full refund. */
  readonly keepsDownload?: boolean
}

/**
 * Returns the effect that a refund would have on the order in its current state, or fails with the reason for refusing
 * it. Changes nothing.
 */
export const decideRefundTerms = Effect.fnUntraced(function* (wish: Omit<RequestedRefund, "key">) {
  const order = yield* loadRefundableOrder(wish.orderCode)
  const reference = wish.lateReference ?? order?.reference ?? null
  const isPaid = order?.state === "captured" || wish.lateReference !== undefined
  if (order === undefined || reference === null || !isPaid)
    return yield* new RefundRefused({ reason: "notPaid", left: "0.00" })
  const isOperators = wish.reason === "operator"
  const keepsDownload = wish.keepsDownload === true || !isOperators
  // A list that came out short is the site's doing, and takes no points back.
  const points = isOperators ? order.points : { ...order.points, earned: 0 }
  const terms: RefundTerms | { readonly _tag: "refused"; readonly left: string } = refundTerms(
    { ...order, points },
    wish.amount,
    keepsDownload,
  )
  if (terms._tag === "refused")
    return yield* new RefundRefused({
      reason: Number(order.disputed) > 0 ? "disputed" : "tooMuch",
      left: terms.left,
    })
  return { order, reference, terms }
})

/**
 * Stores an order's refund, once per key, with its effect on the points, promotion, and download. An order's refunds
 * together never exceed its payment, however many are claimed concurrently.
 */
export const claimRefund = Effect.fn("claimRefund")(function* (wish: RequestedRefund) {
  const sql = yield* SqlClient
  const { key, orderCode, reason } = wish
  const claim = Effect.gen(function* () {
    // Whoever claims a refund of the order holds it.
    yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR UPDATE`
    const before = decodeClaimed(
      yield* sql`SELECT order_code AS "orderCode", ${claimedRefundColumns(sql)} FROM refunds WHERE key = ${key}`,
    )[0]
    if (before?.orderCode === orderCode) return before
    if (before !== undefined) return yield* new RefundRefused({ reason: "keyOfAnother", left: "0.00" })
    // Keeps the points from being spent while they are taken back.
    yield* sql`SELECT u.id FROM users u JOIN orders o ON o.user_id = u.id WHERE o.code = ${orderCode}
      FOR NO KEY UPDATE OF u`
    const { order, reference, terms } = yield* decideRefundTerms(wish)
    const { chargeKey, processor, userId } = order
    const { amount } = terms
    const now = yield* DateTime.nowAsDate
    yield* sql`INSERT INTO refunds ${sql.insert({
      key,
      order_code: orderCode,
      charge_key: chargeKey,
      charge_reference: reference,
      processor,
      amount,
      reason,
      claimed_at: now,
    })}`
    yield* reclaimPoints({ key, orderCode, userId }, terms.points)
    if (terms.left === "0.00" && reason !== "short") yield* cancelTasks(orderCode)
    if (terms.freesPromotion)
      yield* sql`UPDATE promotion_claims SET released_at = ${now} WHERE order_code = ${orderCode} AND released_at IS NULL`
    if (terms.closesDownload)
      yield* sql`UPDATE orders SET download_closed_at = ${now} WHERE code = ${orderCode} AND download_closed_at IS NULL`
    return { key, chargeKey, reference, processor, amount, isRefunded: false }
  })
  return yield* sql.withTransaction(claim).pipe(Effect.catchTag("SqlError", (error) => Effect.die(error)))
})
