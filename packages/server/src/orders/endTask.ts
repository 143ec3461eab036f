import { type TaskKind, taskRefund, TaskState } from "@listwright/domain/order"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { claimRefund, computeRefundableBalance } from "./claimRefund.ts"
import { OrderJobs } from "./OrderJobs.ts"

/** Raised when a task has already ended. */
export class TaskEnded extends Schema.TaggedError<TaskEnded>()("TaskEnded", { state: TaskState }) {
  override get message(): string {
    return this.state
  }
}

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      state: TaskState,
      charge: Schema.NullOr(Schema.String),
      taxRate: Schema.String,
    }),
  ),
)

/** Locks a paid order's task until the transaction ends. */
const hold = Effect.fnUntraced(function* (orderCode: OrderCode, kind: TaskKind) {
  const sql = yield* SqlClient
  // Whoever gives money of the order back holds it first.
  yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR UPDATE`
  const rows = yield* sql`SELECT t.state, t.charge::text AS charge, q.tax_rate AS "taxRate"
    FROM order_tasks t JOIN order_quotes q ON q.order_code = t.order_code
    WHERE t.order_code = ${orderCode} AND t.kind = ${kind} AND t.state <> 'ordered' FOR UPDATE OF t`
  return decodeRows(rows)[0] ?? (yield* new NotFound({ what: "task" }))
})

const end = Effect.fnUntraced(function* (
  orderCode: OrderCode,
  kind: TaskKind,
  state: TaskState,
  note: string,
) {
  const sql = yield* SqlClient
  const now = yield* DateTime.nowAsDate
  yield* sql`UPDATE order_tasks SET state = ${state}, ended_at = ${now}, note = ${note}
    WHERE order_code = ${orderCode} AND kind = ${kind}`
})

/** Marks a task as done and emails the buyer with the note. Repeating this changes nothing. */
export const finishTask = Effect.fn("finishTask")(function* (
  orderCode: OrderCode,
  kind: TaskKind,
  note: string,
) {
  const sql = yield* SqlClient
  const jobs = yield* OrderJobs
  const finish = Effect.gen(function* () {
    const { state } = yield* hold(orderCode, kind)
    if (state === "done") return
    if (state !== "open") return yield* new TaskEnded({ state })
    yield* end(orderCode, kind, "done", note)
    yield* jobs.offer({ kind: "taskDone", orderCode, task: kind })
  })
  yield* sql.withTransaction(finish).pipe(Effect.catchTag("SqlError", (error) => Effect.die(error)))
})

/**
 * Refunds a task instead of performing it, once. The refund is claimed as the task is ended, and is paid by the caller
 * or later by the site. Fails with `TaskEnded` if the task was done, and with the errors of `claimRefund`.
 */
export const refundTask = Effect.fn("refundTask")(function* (orderCode: OrderCode, kind: TaskKind) {
  const sql = yield* SqlClient
  const claim = Effect.gen(function* () {
    const { charge, state, taxRate } = yield* hold(orderCode, kind)
    if (state !== "open" && state !== "refunded") return yield* new TaskEnded({ state })
    const left = yield* computeRefundableBalance(orderCode)
    if (state === "open") yield* end(orderCode, kind, "refunded", "")
    return yield* claimRefund({
      orderCode,
      key: `task:${orderCode}:${kind}`,
      reason: "operator",
      amount: charge === null ? null : taskRefund(charge, taxRate, left),
      keepsDownload: charge !== null,
    })
  })
  return yield* sql.withTransaction(claim).pipe(Effect.catchTag("SqlError", (error) => Effect.die(error)))
})
