import { OrderState } from "@listwright/domain/order"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const Order = Schema.Struct({
  code: Schema.String,
  draftId: Schema.String,
  requestKey: Schema.NullOr(Schema.String),
  state: OrderState,
  total: Schema.String,
  quoted: Schema.String,
  quantity: Schema.Int,
  chargeKey: Schema.String,
  charged: Schema.String,
  intent: Schema.Literals(["intended", "captured", "declined"]),
  /** True if it holds a use of a promotion. */
  isClaiming: Schema.Boolean,
  /** True if it was refunded in full before its list was downloaded, which frees its promotion. */
  isFreed: Schema.Boolean,
  promoCode: Schema.NullOr(Schema.String),
  delivered: Schema.NullOr(Schema.Int),
  /** True if it was refunded in full, which closes its download. */
  isDownloadClosed: Schema.Boolean,
  /** Reward points that the order is worth, and those that were credited for it. */
  points: Schema.Int,
  credited: Schema.Int,
})
export type OrderRow = typeof Order.Type

const DraftRow = Schema.Struct({ id: Schema.String, revision: Schema.Int, zips: Schema.String })

const QuoteRow = Schema.Struct({
  code: Schema.String,
  requestKey: Schema.String,
  body: Schema.String,
  isMailed: Schema.Boolean,
})

const RefundRow = Schema.Struct({
  key: Schema.String,
  orderCode: Schema.String,
  amount: Schema.String,
  isMade: Schema.Boolean,
  /** True if an email of its own says so; the delivery email mentions the refund of a short list. */
  isMailed: Schema.Boolean,
})

const ReportRow = Schema.Struct({ name: Schema.String, isCompleted: Schema.Boolean })

const RedemptionRow = Schema.Struct({
  code: Schema.String,
  requestId: Schema.String,
  points: Schema.Int,
  isMailed: Schema.Boolean,
  /** Its entries in the ledger, and the points that they took. */
  entries: Schema.Int,
  taken: Schema.Int,
})

const PointsRow = Schema.Struct({ email: Schema.String, given: Schema.Int, redeemed: Schema.Int })

const BonusRow = Schema.Struct({ key: Schema.String, points: Schema.Int })

const WaitingRow = Schema.Struct({ mails: Schema.Int, jobs: Schema.Int })

/** The rows that the site's database keeps. */
export const KeptRows = Schema.Struct({
  orders: Schema.Array(Order),
  drafts: Schema.Array(DraftRow),
  quotes: Schema.Array(QuoteRow),
  reports: Schema.Array(ReportRow),
  refunds: Schema.Array(RefundRow),
  redemptions: Schema.Array(RedemptionRow),
  /** Entries of redeemed points without a redemption. */
  strayRedemptions: Schema.Int,
  /**
   * Two totals of points for each user: those earned or given, less those that refunds took back; and those redeemed.
   */
  points: Schema.Array(PointsRow),
  bonuses: Schema.Array(BonusRow),
  /** Mails that are not sent yet, and jobs of orders that may send more. */
  waiting: WaitingRow,
})
export type KeptRows = typeof KeptRows.Type

const decode = Schema.decodeUnknownSync(KeptRows)

export const keptRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  const orders = yield* sql`SELECT o.code, o.draft_id AS "draftId", o.request_key AS "requestKey", o.state,
      o.total::text AS total, q.total::text AS quoted, o.quantity, i.key AS "chargeKey", i.amount::text AS charged,
      i.state AS intent, q.promo_code AS "promoCode", d.records AS delivered,
      o.download_closed_at IS NOT NULL AS "isDownloadClosed",
      q.points::integer AS points, COALESCE((SELECT sum(e.points) FROM point_entries e
        WHERE e.order_code = o.code AND e.reason = 'earned'), 0)::integer AS credited,
      EXISTS (SELECT 1 FROM promotion_claims c WHERE c.order_code = o.code AND c.released_at IS NULL) AS "isClaiming",
      (o.download_closed_at IS NOT NULL AND d.downloaded_at IS NULL) OR COALESCE(d.records = 0, false) AS "isFreed"
    FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code
      LEFT JOIN deliveries d ON d.order_code = o.code`
  const drafts = yield* sql`SELECT id, revision, definition::text AS zips FROM drafts`
  const quotes =
    yield* sql`SELECT code, request_key AS "requestKey", body, mailed_at IS NOT NULL AS "isMailed" FROM sent_quotes`
  const reports =
    yield* sql`SELECT element::json ->> 'name' AS name, state = 'completed' AS "isCompleted" FROM report_jobs`
  const refunds =
    yield* sql`SELECT key, order_code AS "orderCode", amount::text AS amount, refunded_at IS NOT NULL AS "isMade",
      reason <> 'short' AS "isMailed" FROM refunds`
  const redemptions = yield* sql`SELECT o.code, o.request_id AS "requestId", o.points::integer AS points,
      o.mailed_at IS NOT NULL AS "isMailed", count(e.id)::integer AS entries,
      COALESCE(-sum(e.points), 0)::integer AS taken
    FROM reward_orders o LEFT JOIN point_entries e ON e.order_code = o.code AND e.reason = 'redeemed'
      AND e.user_id = o.user_id GROUP BY o.code`
  const [{ stray: strayRedemptions = null } = {}] = yield* sql`SELECT count(*)::integer AS stray
    FROM point_entries e WHERE e.reason = 'redeemed'
      AND NOT EXISTS (SELECT 1 FROM reward_orders o WHERE o.code = e.order_code)`
  const points =
    yield* sql`SELECT u.email, COALESCE(sum(e.points) FILTER (WHERE e.reason <> 'redeemed'), 0)::integer AS given,
      COALESCE(-sum(e.points) FILTER (WHERE e.reason = 'redeemed'), 0)::integer AS redeemed
    FROM point_entries e JOIN users u ON u.id = e.user_id GROUP BY u.email`
  const bonuses = yield* sql`SELECT request_key AS key, points::integer AS points FROM point_entries
    WHERE reason = 'bonus' AND request_key IS NOT NULL`
  const [waiting] =
    yield* sql`SELECT (SELECT count(*) FROM outgoing_mails WHERE state = 'waiting')::integer AS mails,
      (SELECT count(*) FROM order_jobs WHERE state <> 'completed')::integer AS jobs`
  return decode({
    orders,
    drafts,
    quotes,
    reports,
    refunds,
    redemptions,
    strayRedemptions,
    points,
    bonuses,
    waiting,
  })
})
