import type { Reach } from "@listwright/domain/account"
import { FoundOrder, type FoundOrders, type OrderQuery } from "@listwright/domain/order"
import { type DateTime, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { amountColumns, orderAmounts } from "./amountColumns.ts"
import { likePattern } from "../storage/likePattern.ts"
import { reachCondition } from "../storage/reachCondition.ts"

const { charged: _, submittedDay: __, ...stored } = FoundOrder.fields
const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ ...stored, submittedAt: Schema.Date })),
)
const decodeTotal = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ total: Schema.Int })]))

/**
 * Finds a page of the orders that a user can access, by part of their code or name. `zone` is the time zone of the
 * orders' dates.
 */
export const findOrdersSql = Effect.fnUntraced(function* (
  sql: SqlClient,
  zone: DateTime.TimeZone,
  reach: Reach,
  { codes, page, size, text }: OrderQuery,
) {
  const part = likePattern(text)
  const named = codes === undefined ? sql`true` : codes.length === 0 ? sql`false` : sql.in("o.code", codes)
  const found = sql`FROM orders o WHERE ${reachCondition(sql, reach)} AND ${named}
    AND (o.code ILIKE ${part} OR o.order_name ILIKE ${part})`
  const rows = decodeRows(
    yield* sql`SELECT o.code AS "orderCode", o.order_name AS "orderName", o.list_type AS "listType", o.state,
      o.quantity, ${amountColumns(sql)}, o.submitted_at AS "submittedAt", (o.download_closed_at IS NOT NULL OR EXISTS (SELECT 1 FROM deliveries d
        WHERE d.order_code = o.code AND d.removed_at IS NOT NULL)) AS "isDownloadClosed",
      (SELECT (q.quote::json ->> 'available')::integer FROM order_quotes q WHERE q.order_code = o.code) AS available ${found}
      ORDER BY o.submitted_at DESC, o.code OFFSET ${(page - 1) * size} LIMIT ${size}`,
  )
  const [{ total }] = decodeTotal(yield* sql`SELECT count(*)::integer AS total ${found}`)
  const orders = rows.map(({ submittedAt, ...order }): FoundOrder => ({
    ...order,
    ...orderAmounts(order),
    submittedDay: formatIsoDay(submittedAt, zone),
  }))
  return { orders, total } satisfies FoundOrders
}, Effect.orDie)
