import { OrderState, type RequestKey } from "@listwright/domain/order"
import { OrderCode, type DraftId } from "@listwright/domain/shared"
import type { UserId } from "@listwright/domain/account"
import { DateTime, Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { PaymentPageColumns } from "./paymentPage.ts"
import { PlacementSuperseded } from "./PlacementErrors.ts"

const Standing = Schema.Struct({
  orderCode: OrderCode,
  draftRevision: Schema.Int,
  /** The request's hash; null for orders from an earlier release. */
  requestHash: Schema.NullOr(Schema.String),
  accountName: Schema.String,
  placementId: Schema.String,
  submittedAt: Schema.Date,
})
const decodeStanding = Schema.decodeUnknownSync(Schema.Array(Standing))

const columns = (sql: SqlClient) => sql`o.code AS "orderCode", o.draft_revision AS "draftRevision",
  o.account_name AS "accountName", o.session_guid AS "placementId", o.submitted_at AS "submittedAt"`

/** Returns the order placed from a draft, unless it was declined; null if there isn't one. */
export const findExistingOrder = Effect.fn("findExistingOrder")(function* (draftId: DraftId) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT ${columns(sql)}, o.request_hash AS "requestHash"
    FROM orders o WHERE o.draft_id = ${draftId} AND o.state <> 'declined'`)
  return decodeStanding(rows)[0] ?? null
})

/** Returns the order that a user's request created or was previously answered with; null if the request is new. */
export const findOrderByRequest = Effect.fn("findOrderByRequest")(function* (
  userId: UserId,
  requestKey: RequestKey,
) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT ${columns(sql)}, o.request_hash AS "requestHash" FROM orders o
      WHERE o.user_id = ${userId} AND o.request_key = ${requestKey}
    UNION ALL SELECT ${columns(sql)}, a.request_hash AS "requestHash"
      FROM order_answers a JOIN orders o ON o.code = a.order_code
      WHERE a.user_id = ${userId} AND a.request_key = ${requestKey}`)
  return decodeStanding(rows)[0] ?? null
})

/** A request answered with an order that another request is placing or has placed. */
interface AnsweredRequest {
  readonly userId: UserId
  readonly requestKey: RequestKey
  readonly requestHash: string
  readonly orderCode: OrderCode
}

/**
 * Stores the answer to a request before sending it, so that the request never becomes an order of its own, even though
 * the order in that answer may still be declined. Fails with PlacementSuperseded if the order was already declined.
 */
export const storeAnswer = Effect.fn("storeAnswer")(function* (draftId: DraftId, answered: AnsweredRequest) {
  const sql = yield* SqlClient
  const { orderCode, requestHash, requestKey, userId } = answered
  const keep = Effect.gen(function* () {
    // In the order of all locks (decision 0057): a settlement that declines the order holds it, and then wants its draft.
    yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR SHARE`
    // Whoever writes an order of the draft holds it too.
    yield* sql`SELECT id FROM drafts WHERE id = ${draftId} FOR UPDATE`
    const kept =
      yield* sql`INSERT INTO order_answers (user_id, request_key, request_hash, order_code, answered_at)
      SELECT ${userId}, ${requestKey}, ${requestHash}, code, ${yield* DateTime.nowAsDate} FROM orders
      WHERE code = ${orderCode} AND state <> 'declined'
        AND NOT EXISTS (SELECT 1 FROM orders WHERE user_id = ${userId} AND request_key = ${requestKey})
      ON CONFLICT (user_id, request_key) DO UPDATE SET answered_at = excluded.answered_at
        WHERE order_answers.order_code = excluded.order_code
      RETURNING order_code`
    return kept.length > 0
  })
  const isKept = yield* Effect.orDie(sql.withTransaction(keep))
  if (!isKept) return yield* new PlacementSuperseded({ what: "draft" })
})

const Outcome = Schema.Struct({
  state: OrderState,
  reason: Schema.NullOr(Schema.String),
  ...PaymentPageColumns,
})
const decodeOutcome = Schema.decodeUnknownSync(Schema.Array(Outcome))

const outcomeNow = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT o.state, i.reference AS reason,
      i.page_address AS "pageAddress", i.page_ends_at AS "pageEndsAt"
    FROM orders o JOIN charge_intents i ON i.order_code = o.code WHERE o.code = ${orderCode}`)
  const outcome = decodeOutcome(rows)[0]
  return outcome ?? (yield* Effect.die(new Error(`there is no order ${orderCode}`)))
})

/** Waits, with a time limit, for the outcome of an order being placed by another request. */
export const awaitOrderOutcome = (orderCode: OrderCode) =>
  outcomeNow(orderCode).pipe(
    Effect.repeat({
      while: ({ state }) => state === "placing",
      schedule: Schedule.upTo(Schedule.spaced("100 millis"), { duration: "10 seconds" }),
    }),
    Effect.andThen(outcomeNow(orderCode)),
  )
