import type { RecentRow, UserId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { type DateTime, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      code: Schema.String,
      order_name: Schema.String,
      list_type: Schema.Int,
      available: Schema.Int,
      draft_id: DraftId,
      submitted_at: Schema.Date,
    }),
  ),
)

/** Returns a user's latest orders, most recent first. `zone` is the time zone of the orders' dates. */
export const latestOrdersSql = Effect.fnUntraced(function* (
  sql: SqlClient,
  zone: DateTime.TimeZone,
  userId: UserId,
  most: number,
) {
  const rows = decodeRows(
    yield* sql`SELECT o.code, o.order_name, o.list_type, (q.quote::json ->> 'available')::integer AS available, o.draft_id,
        o.submitted_at
      FROM orders o JOIN order_quotes q ON q.order_code = o.code
      WHERE o.user_id = ${userId} AND o.state <> 'declined' ORDER BY o.submitted_at DESC, o.code LIMIT ${most}`,
  )
  return rows.map((row): RecentRow => ({
    id: row.code,
    orderCode: row.code,
    orderDate: formatIsoDay(row.submitted_at, zone),
    description: row.order_name,
    listType: row.list_type,
    quantityAvailable: row.available,
    draftId: row.draft_id,
  }))
}, Effect.orDie)
