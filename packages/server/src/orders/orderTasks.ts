import { TaskKind, TaskState, listOrderTasks } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { OrderingTerms } from "../accounts/OrderingTerms.ts"
import type { NewOrder } from "./NewOrder.ts"

/** A paid order's task as stored in the database. */
export const TaskColumns = Schema.Struct({
  kind: TaskKind,
  what: Schema.String,
  state: TaskState,
  dueAt: Schema.DateFromString,
  endedAt: Schema.NullOr(Schema.DateFromString),
  note: Schema.String,
})

/** Writes an order's manual tasks, to be performed once it's paid. Part of the first transaction of its placement. */
export const writeTasks = Effect.fn("writeTasks")(function* ({ code, desk, draft }: NewOrder) {
  const sql = yield* SqlClient
  const { taskDays } = yield* OrderingTerms
  const { creativeId = null, labelCount = 0, media = null } = draft.choices
  const { figures, quantity } = desk.price
  const tasks = listOrderTasks(
    { listType: draft.listType, quantity, labelCount, media, creativeId, mobilePackage: desk.mobilePackage },
    taskDays,
  )
  yield* Effect.forEach(tasks, ({ days, kind, what }) => {
    // A campaign is what its order was placed for: it has no charge of its own.
    const charge =
      kind === "labels"
        ? sql`${figures.labelCharge}::numeric + ${figures.shippingCharge}::numeric`
        : sql.literal("NULL")
    return sql`INSERT INTO order_tasks (order_code, kind, what, days, charge)
      VALUES (${code}, ${kind}, ${what}, ${days}, ${charge})`
  })
})

/** Opens a paid order's manual tasks. Part of the second transaction of its placement. */
export const openTasks = Effect.fn("openTasks")(function* (orderCode: OrderCode, paidAt: Date) {
  const sql = yield* SqlClient
  yield* sql`UPDATE order_tasks SET state = 'open', due_at = ${paidAt}::timestamptz + days * interval '1 day'
    WHERE order_code = ${orderCode} AND state = 'ordered'`
})

/** Cancels the open tasks of a fully refunded order. Part of the refund's transaction. */
export const cancelTasks = Effect.fn("cancelTasks")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const now = yield* DateTime.nowAsDate
  yield* sql`UPDATE order_tasks SET state = 'canceled', ended_at = ${now}
    WHERE order_code = ${orderCode} AND state = 'open'`
})

/** Selects the tasks of paid orders, with the alias `o`, as JSON. */
export const tasksJson = (sql: SqlClient) => sql`
  (SELECT COALESCE(json_agg(json_build_object('kind', t.kind, 'what', t.what, 'state', t.state, 'dueAt', t.due_at,
      'endedAt', t.ended_at, 'note', t.note) ORDER BY t.kind), '[]')::text
    FROM order_tasks t WHERE t.order_code = o.code AND t.state <> 'ordered')`
