import type { OrderCode } from "@listwright/domain/shared"
import { join, relative } from "node:path"
import { CanonicalDefinition, audienceColumns } from "@listwright/domain/definition"
import { decideRefund, lastRetentionDay } from "@listwright/domain/order"
import { commonPartColumns, Price } from "@listwright/domain/pricing"
import { Clock, type DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Deliveries } from "@listwright/engine/counts"
import { AccountId } from "@listwright/domain/account"
import { claimRefund } from "../orders/claimRefund.ts"
import { OrderedAreas } from "../orders/OrderedArea.ts"
import { OrderJobs } from "../orders/OrderJobs.ts"
import { payRefund } from "../orders/payRefund.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { deriveRecordKey } from "./deriveRecordKey.ts"

const Work = Schema.Struct({
  state: Schema.String,
  accountId: AccountId,
  definition: Schema.fromJsonString(CanonicalDefinition),
  areas: OrderedAreas,
  outputColumns: Schema.fromJsonString(Schema.Array(Schema.String)),
  price: Schema.fromJsonString(Price),
  tax: Schema.String,
})
const decodeWork = Schema.decodeUnknownSync(Schema.Array(Work))

const Due = Schema.Struct({ refund: Schema.String, isRefunded: Schema.Boolean })
const decodeDue = Schema.decodeUnknownSync(Schema.Array(Due))

/** The folder and retention period for delivered lists, and the site's secret from which record IDs are derived. */
export interface DeliverySettings {
  readonly folder: string
  readonly recordSecret: string
  /** The number of days that a list is retained, and the time zone of the site's days. */
  readonly keptDays: number
  readonly zone: DateTime.TimeZone
}

const loadWork = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows =
    yield* sql`SELECT o.state, o.account_id AS "accountId", q.definition, q.areas, q.output_columns AS "outputColumns", q.quote AS price, o.tax::text AS tax
    FROM orders o JOIN order_quotes q ON q.order_code = o.code
    WHERE o.code = ${orderCode}`
  const work = decodeWork(rows)[0]
  return work ?? (yield* Effect.die(new Error(`there is no order ${orderCode}`)))
})

/**
 * Returns the columns to deliver, including those that selected the audience, since they were paid for just like the
 * output columns. For saved lists, only columns paid for on every ordered record are included.
 */
const columnsToDeliver = ({ areas, definition, outputColumns }: typeof Work.Type): ReadonlyArray<string> => [
  ...audienceColumns(definition.audience),
  ...commonPartColumns(areas.filter(({ desired }) => desired > 0).map(({ columns = [] }) => ({ columns }))),
  ...outputColumns,
]

/** Writes the list and its database row; an existing row isn't changed. */
const deliver = Effect.fn("deliver")(function* (
  orderCode: OrderCode,
  work: typeof Work.Type,
  { folder, keptDays, recordSecret, zone }: DeliverySettings,
) {
  const sql = yield* SqlClient
  const deliveries = yield* Deliveries
  const delivery = yield* deliveries.select({
    definition: work.definition,
    owner: { accountId: work.accountId, reach: null },
    orderCode,
    quantities: work.areas.map(({ desired, key, parts }) => ({
      key,
      quantity: desired,
      ...(parts === undefined ? {} : { parts }),
    })),
    columns: [...new Set(columnsToDeliver(work))],
    recordKey: deriveRecordKey(recordSecret, work.accountId),
    deliveryFolder: join(folder, orderCode),
  })
  const refund = decideRefund({
    ordered: work.price.quantity,
    delivered: delivery.records,
    unitPrice: work.price.figures.unitPrice,
    discount: work.price.figures.discount,
    totalBeforeTax: work.price.figures.totalBeforeTax,
    taxCharge: work.tax,
  })
  const deliveredAt = new Date(yield* Clock.currentTimeMillis)
  yield* sql`INSERT INTO deliveries ${sql.insert({
    order_code: orderCode,
    ordered: work.price.quantity,
    records: delivery.records,
    sha256: delivery.sha256,
    snapshot: delivery.snapshot,
    file_name: `${orderCode}.csv`,
    csv_path: relative(folder, delivery.csvPath),
    keys_path: relative(folder, delivery.keysPath),
    refund,
    delivered_at: deliveredAt,
    // The buyer reads this day, so a site that changes its days keeps it.
    kept_until: lastRetentionDay(formatIsoDay(deliveredAt, zone), keptDays),
  })} ON CONFLICT (order_code) DO NOTHING`
})

/** Refunds undelivered records once, up to the amount not yet refunded. The key identifies this refund. */
const refund = Effect.fn("refund")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT refund::text AS refund, refunded_at IS NOT NULL AS "isRefunded"
    FROM deliveries WHERE order_code = ${orderCode}`
  const due = decodeDue(rows)[0]
  if (due === undefined || due.isRefunded || due.refund === "0.00") return
  const wish = { orderCode, key: `refund:${orderCode}`, reason: "short", amount: due.refund } as const
  const claimed = yield* claimRefund(wish).pipe(
    Effect.catchTag("RefundRefused", ({ left }) =>
      left === "0.00" ? Effect.succeed(null) : Effect.orDie(claimRefund({ ...wish, amount: null })),
    ),
  )
  if (claimed !== null) yield* payRefund(claimed)
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* sql`UPDATE deliveries SET refund = ${claimed?.amount ?? "0.00"}, refunded_at = ${now}
    WHERE order_code = ${orderCode}`
})

/**
 * Delivers a placed order: writes the list and its database row, refunds missing records, and sets the state. Each step
 * can be repeated, so an order interrupted at any point is fulfilled by starting over.
 */
export const fulfillOrder = Effect.fn("fulfillOrder")(function* (
  orderCode: OrderCode,
  place: DeliverySettings,
) {
  const sql = yield* SqlClient
  const jobs = yield* OrderJobs
  const work = yield* loadWork(orderCode)
  if (work.state !== "placed") return
  const existing = yield* sql`SELECT order_code FROM deliveries WHERE order_code = ${orderCode}`
  if (existing.length === 0) yield* deliver(orderCode, work, place)
  yield* refund(orderCode)
  yield* sql.withTransaction(
    Effect.andThen(
      sql`UPDATE orders SET state = 'fulfilled' WHERE code = ${orderCode} AND state = 'placed'`,
      jobs.offer({ kind: "announce", orderCode }),
    ),
  )
})
