import type { RecentRow, UserId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { type DateTime, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { dayOf } from "../site/siteDays.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      code: Schema.String,
      order_name: Schema.String,
      list_type: Schema.Int,
      quantity: Schema.Int,
      draft_id: DraftId,
      submitted_at: Schema.Date,
    }),
  ),
)

/** The latest orders of a user, the latest first. `zone`: by which orders have their days. */
export const latestOrdersSql = Effect.fnUntraced(function* (
  sql: SqlClient,
  zone: DateTime.TimeZone,
  userId: UserId,
  most: number,
) {
  const rows = decodeRows(
    yield* sql`SELECT code, order_name, list_type, quantity, draft_id, submitted_at FROM orders
      WHERE user_id = ${userId} AND state <> 'declined' ORDER BY submitted_at DESC, code LIMIT ${most}`,
  )
  return rows.map((row): RecentRow => ({
    orderId: row.code,
    orderCode: row.code,
    orderDate: dayOf(row.submitted_at, zone),
    description: row.order_name,
    listType: row.list_type,
    quantityAvailable: row.quantity,
    sessionId: row.draft_id,
  }))
}, Effect.orDie)
