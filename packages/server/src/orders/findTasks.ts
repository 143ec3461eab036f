import { Contact } from "@listwright/domain/drafts"
import { refundableAmount, type OrderTask, TaskKind, taskRefund, TaskState } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"

/** A paid order's task, with all data needed to perform it. */
export interface ListedTask extends OrderTask {
  readonly orderCode: OrderCode
  readonly orderName: string
  readonly accountName: string
  readonly isLate: boolean
  readonly isDisputed: boolean
  readonly hasList: boolean
  /** The refund in dollars if the task is refunded instead of performed. */
  readonly refund: string
  readonly contact: Contact
}

const Row = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  accountName: Schema.String,
  contact: Schema.fromJsonString(Contact),
  kind: TaskKind,
  what: Schema.String,
  state: TaskState,
  dueAt: Schema.Date,
  endedAt: Schema.NullOr(Schema.Date),
  note: Schema.String,
  charge: Schema.NullOr(Schema.String),
  taxRate: Schema.String,
  paid: Schema.String,
  givenBack: Schema.String,
  isDisputed: Schema.Boolean,
  hasList: Schema.Boolean,
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Row))

export interface TaskQuery {
  /** True to include ended tasks. */
  readonly all: boolean
  /** The order whose tasks are listed, and the task type if only one is requested. */
  readonly of?: { readonly orderCode: OrderCode; readonly kind?: TaskKind }
}

/**
 * Lists paid orders' tasks: open tasks sorted by earliest due date or, with ended tasks included, by latest due date.
 */
export const findTasks = Effect.fn("findTasks")(function* ({ all, of }: TaskQuery, most: number) {
  const sql = yield* SqlClient
  const { zone } = yield* SuppressionFolders
  const today = formatIsoDay(yield* DateTime.nowAsDate, zone)
  const which = [
    all ? sql`t.state <> 'ordered'` : sql`t.state = 'open'`,
    ...(of === undefined ? [] : [sql`t.order_code = ${of.orderCode}`]),
    ...(of?.kind === undefined ? [] : [sql`t.kind = ${of.kind}`]),
  ]
  const rows = decodeRows(
    yield* sql`SELECT t.order_code AS "orderCode", o.order_name AS "orderName", o.account_name AS "accountName",
        o.contact, t.kind, t.what, t.state, t.due_at AS "dueAt", t.ended_at AS "endedAt", t.note,
        t.charge::text AS charge, q.tax_rate::text AS "taxRate", i.amount::text AS paid,
        (r.given + d.disputed)::text AS "givenBack", d.open > 0 AS "isDisputed",
        (o.state = 'fulfilled' AND o.download_closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM deliveries l
          WHERE l.order_code = o.code AND l.removed_at IS NOT NULL)) AS "hasList"
      FROM order_tasks t JOIN orders o ON o.code = t.order_code JOIN order_quotes q ON q.order_code = o.code
        JOIN charge_intents i ON i.order_code = o.code,
        LATERAL (SELECT COALESCE(sum(amount), 0) AS given FROM refunds WHERE order_code = o.code) r,
        LATERAL (SELECT COALESCE(sum(amount) FILTER (WHERE state <> 'won'), 0) AS disputed,
          count(*) FILTER (WHERE state = 'open') AS open FROM disputes WHERE order_code = o.code) d
      WHERE ${sql.and(which)}
      ORDER BY ${all ? sql`t.due_at DESC` : sql`t.due_at`}, t.order_code, t.kind LIMIT ${most}`,
  )
  return rows.map(({ charge, dueAt, endedAt, givenBack, paid, taxRate, ...task }): ListedTask => {
    const dueOn = formatIsoDay(dueAt, zone)
    return {
      ...task,
      dueOn,
      endedOn: endedAt === null ? null : formatIsoDay(endedAt, zone),
      isLate: task.state === "open" && dueOn < today,
      refund:
        task.state === "open" ? taskRefund(charge, taxRate, refundableAmount({ paid, givenBack })) : "0.00",
    }
  })
})
