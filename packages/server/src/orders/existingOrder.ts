import { OrderState, type RequestKey } from "@listwright/domain/order"
import { OrderCode, type DraftId } from "@listwright/domain/shared"
import type { UserId } from "@listwright/domain/account"
import { Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const Standing = Schema.Struct({
  orderCode: OrderCode,
  draftRevision: Schema.Int,
  /** null for orders of an earlier release. */
  requestHash: Schema.NullOr(Schema.String),
  accountName: Schema.String,
  sessionGuid: Schema.String,
  submittedAt: Schema.Date,
})
const decodeStanding = Schema.decodeUnknownSync(Schema.Array(Standing))

const columns = (sql: SqlClient) => sql`code AS "orderCode", draft_revision AS "draftRevision",
  request_hash AS "requestHash", account_name AS "accountName", session_guid AS "sessionGuid",
  submitted_at AS "submittedAt"`

/** The order that a draft has become and that was not declined; null while it is a draft. */
export const existingOrder = Effect.fn("existingOrder")(function* (draftId: DraftId) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT ${columns(sql)} FROM orders
    WHERE draft_id = ${draftId} AND state <> 'declined'`)
  return decodeStanding(rows)[0] ?? null
})

/** The order that a request of a user has become before; null when it is new. */
export const orderOfRequest = Effect.fn("orderOfRequest")(function* (userId: UserId, requestKey: RequestKey) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT ${columns(sql)} FROM orders
    WHERE user_id = ${userId} AND request_key = ${requestKey}`)
  return decodeStanding(rows)[0] ?? null
})

const Outcome = Schema.Struct({
  state: OrderState,
  reason: Schema.NullOr(Schema.String),
})
const decodeOutcome = Schema.decodeUnknownSync(Schema.Array(Outcome))

const outcomeNow = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows = yield* Effect.orDie(sql`SELECT o.state, i.reference AS reason
    FROM orders o JOIN charge_intents i ON i.order_code = o.code WHERE o.code = ${orderCode}`)
  const outcome = decodeOutcome(rows)[0]
  return outcome ?? (yield* Effect.die(new Error(`there is no order ${orderCode}`)))
})

/** The outcome of an order that another request is placing right now: waits, with a limit. */
export const orderOutcome = (orderCode: OrderCode) =>
  outcomeNow(orderCode).pipe(
    Effect.repeat({
      while: ({ state }) => state === "placing",
      schedule: Schedule.upTo(Schedule.spaced("100 millis"), { duration: "10 seconds" }),
    }),
    Effect.andThen(outcomeNow(orderCode)),
  )
