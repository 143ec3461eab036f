import { UserId } from "@listwright/domain/account"
import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey } from "../payments/Processors.ts"
import { loadOrderPointTotals } from "../rewards/reclaimPoints.ts"

const Paid = Schema.Struct({
  state: Schema.Literals(["intended", "captured", "declined"]),
  userId: UserId,
  chargeKey: ChargeKey,
  reference: Schema.NullOr(Schema.String),
  processor: Schema.NullOr(Schema.String),
  paid: Schema.String,
  tax: Schema.String,
  givenBack: Schema.String,
  disputed: Schema.String,
  promoCode: Schema.NullOr(Schema.String),
  delivered: Schema.NullOr(Schema.Int),
  isDownloaded: Schema.Boolean,
})
const decodePaid = Schema.decodeUnknownSync(Schema.Array(Paid))

/**
 * Returns the data about an order's payment, promotion, list, and points. Money that the buyer disputes with their
 * bank, or recovered that way, counts as refunded, so that it isn't refunded twice.
 */
export const loadRefundableOrder = Effect.fn("loadRefundableOrder")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows =
    yield* sql`SELECT i.state, o.user_id AS "userId", i.key AS "chargeKey", i.reference, i.processor, i.amount::text AS paid,
      o.tax::text AS tax, (r.given + d.disputed)::text AS "givenBack", d.disputed::text AS disputed,
      (SELECT code FROM promotion_claims c WHERE c.order_code = o.code AND c.released_at IS NULL) AS "promoCode",
      l.records AS delivered, l.downloaded_at IS NOT NULL AS "isDownloaded"
    FROM charge_intents i JOIN orders o ON o.code = i.order_code LEFT JOIN deliveries l ON l.order_code = o.code,
      LATERAL (SELECT COALESCE(sum(amount), 0) AS given FROM refunds WHERE order_code = o.code) r,
      LATERAL (SELECT COALESCE(sum(amount), 0) AS disputed FROM disputes
        WHERE order_code = o.code AND state <> 'won') d
    WHERE i.order_code = ${orderCode}`
  const order = decodePaid(rows)[0]
  if (order === undefined) return undefined
  return { ...order, points: yield* loadOrderPointTotals(orderCode, order.userId) }
})
